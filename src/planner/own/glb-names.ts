/** The keys of a model's JSON that are read; the parser skips all others. A reader that needs another key must add it here. */
import { jsonNames } from './json'

const sets = (name: string) => Array.from({ length: 8 }, (_, set) => `${name}_${set}`)

export const GLB_NAMES = jsonNames([
  ...['asset', 'version', 'extensionsUsed', 'extensionsRequired', 'extensions'],
  ...['scene', 'scenes', 'nodes', 'children', 'matrix', 'translation', 'rotation', 'scale', 'mesh', 'skin', 'weights'],
  ...['meshes', 'primitives', 'attributes', 'indices', 'mode', 'material', 'targets', 'skins', 'joints', 'inverseBindMatrices'],
  ...['POSITION', ...sets('COLOR'), ...sets('TEXCOORD'), ...sets('JOINTS'), ...sets('WEIGHTS')],
  ...['TRANSLATION', 'ROTATION', 'SCALE'],
  ...['accessors', 'bufferView', 'componentType', 'normalized', 'count', 'type', 'sparse', 'values'],
  ...['bufferViews', 'buffer', 'byteOffset', 'byteLength', 'byteStride', 'filter', 'buffers', 'uri'],
  ...['materials', 'pbrMetallicRoughness', 'baseColorFactor', 'baseColorTexture', 'index', 'texCoord'],
  ...['textures', 'source', 'images', 'animations', 'EXT_texture_webp', 'KHR_texture_transform', 'offset'],
  ...['KHR_draco_mesh_compression', 'EXT_meshopt_compression', 'KHR_meshopt_compression', 'EXT_mesh_gpu_instancing'],
])
