/** The scene of the contact sheet, run in the browser: warm key light, cool fill light, soft shadows, filmic tone mapping. */
import {
  ACESFilmicToneMapping,
  Box3,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  RepeatWrapping,
  Scene,
  SRGBColorSpace,
  TextureLoader,
  Vector3,
  WebGLRenderer,
} from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true })
renderer.setSize(1400, 900)
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
renderer.toneMapping = ACESFilmicToneMapping
renderer.toneMappingExposure = 0.85
document.body.append(renderer.domElement)
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
const environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture

async function piece(name: string): Promise<Group> {
  const { scene } = await loader.loadAsync(`/${name}/${name}.glb`)
  scene.traverse((o) => {
    o.castShadow = true
    o.receiveShadow = true
  })
  const group = new Group()
  // A floor lies below y = 0, so lift it onto the ground.
  scene.position.y -= Math.min(0, new Box3().setFromObject(scene).min.y)
  group.add(scene)
  return group
}

async function draw(view: string, names: readonly string[]): Promise<void> {
  const scene = new Scene()
  scene.background = new Color('#17140f')
  scene.environment = environment
  scene.environmentIntensity = 0.35
  const key = new DirectionalLight('#ffe2b8', 2.6)
  key.castShadow = true
  key.shadow.mapSize.set(2048, 2048)
  key.shadow.radius = 4
  key.shadow.normalBias = 0.01
  scene.add(key, key.target, new HemisphereLight('#9db4d6', '#3a2c1c', 0.55))
  const mat = new Mesh(new PlaneGeometry(36, 36), new MeshStandardMaterial({ color: '#55524a', roughness: 0.95 }))
  const mats = names.filter((n) => n.startsWith('mat:'))
  if (mats[0]) {
    const map = await new TextureLoader().loadAsync(`/public/mats/${mats[0].slice(4)}.webp`)
    map.colorSpace = SRGBColorSpace
    map.wrapS = map.wrapT = RepeatWrapping
    map.anisotropy = 8
    mat.material = new MeshStandardMaterial({
      map,
      roughness: 0.92,
      normalMap: await new TextureLoader().loadAsync(`/public/mats/${mats[0].slice(4)}-normal.webp`),
    })
  }
  mat.rotation.x = -Math.PI / 2
  mat.receiveShadow = true
  scene.add(mat)
  const groups = await Promise.all(names.filter((n) => !n.startsWith('mat:')).map(piece))
  const camera = new PerspectiveCamera(view === 'close' ? 26 : 32, 1400 / 900, 0.1, 200)
  const reach = { width: 4, middle: new Vector3() }
  if (view === 'close') {
    const front = groups[0] as Group
    const size = new Box3().setFromObject(front).getSize(new Vector3())
    const large = Math.max(size.x, size.z) > 1.9
    const gap = Math.max(size.x, size.z) * (large ? 0.72 : 0.95)
    const spots: [number, number][] = large
      ? [
          [-gap, 25],
          [gap, 205],
        ]
      : [
          [-gap, 20],
          [0, 155],
          [gap, -70],
        ]
    for (const [x, angle] of spots) {
      const copy = front.clone()
      copy.position.x = x
      copy.rotation.y = (angle * Math.PI) / 180
      scene.add(copy)
    }
    reach.width = gap * 1.6
    reach.middle.set(0, size.y * 0.46, 0)
    const far = Math.max(gap * 2.5, size.y * 2.1) * 1.4
    camera.position.set(0, far * 0.42, far * 0.9)
  } else {
    const columns = view === 'row' || view === 'grey' ? 12 : 5
    let x = 0
    let z = 0
    groups.forEach((g, i) => {
      const size = new Box3().setFromObject(g).getSize(new Vector3())
      if (i % columns === 0 && i > 0) {
        x = 0
        z += view === 'table' ? 5.5 : 2.4
      }
      g.position.set(x + size.x / 2, 0, z)
      if (view !== 'table') g.rotation.y = 0.4
      x += size.x + (view === 'table' ? 1.2 : 0.5)
      scene.add(g)
    })
    const box = new Box3()
    for (const g of groups) box.expandByObject(g)
    box.getCenter(reach.middle)
    reach.middle.y = 0.5
    reach.width = Math.max(4, (box.max.x - box.min.x) * 0.8)
    const far =
      view === 'table' ? 30 : view === 'grey' ? Math.max(26, reach.width * 2) : Math.max(6, (box.max.x - box.min.x) * 1.25)
    camera.position.set(reach.middle.x, far * Math.SQRT1_2, reach.middle.z + far * Math.SQRT1_2)
  }
  camera.lookAt(reach.middle)
  key.position.set(reach.middle.x - 7, 11, reach.middle.z + 5)
  key.target.position.copy(reach.middle)
  const s = Math.max(3, reach.width)
  Object.assign(key.shadow.camera, { left: -s, right: s, top: s, bottom: -s, near: 1, far: 40 })
  renderer.domElement.style.filter = view === 'grey' ? 'grayscale(1)' : ''
  renderer.render(scene, camera)
}

Object.assign(window, { draw })
