/** Of the files that were chosen or let go together: which is the model, and which it may name. */
const MODEL = /\.(glb|gltf|stl|obj|ply|3mf|zip)$/i

/** Models are often saved beside what they refer to: of several files the model is meant. */
export const modelAmong = <Named extends { readonly name: string }>(files: readonly Named[]): Named | undefined =>
  files.find(({ name }) => MODEL.test(name))

/** What is read along with a model: only glTF names other files. */
export const besideOf = <Named extends { readonly name: string }>(model: Named, files: readonly Named[]): readonly Named[] =>
  /\.(glb|gltf)$/i.test(model.name) ? files.filter((file) => file !== model && !MODEL.test(file.name)) : []
