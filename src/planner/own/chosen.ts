/** Of files that were chosen or dropped together: which is the model, and which may it refer to. */
const MODEL = /\.(glb|gltf|stl|obj|ply|3mf|zip)$/i

/** The model among several files, which are often saved beside the files they refer to. */
export const modelAmong = <Named extends { readonly name: string }>(files: readonly Named[]): Named | undefined =>
  files.find(({ name }) => MODEL.test(name))

/** The files to read along with a model. Only glTF refers to other files. */
export const besideOf = <Named extends { readonly name: string }>(model: Named, files: readonly Named[]): readonly Named[] =>
  /\.(glb|gltf)$/i.test(model.name) ? files.filter((file) => file !== model && !MODEL.test(file.name)) : []
