/** The environments are data addresses. The package's own types sit beside another file name. */
declare module '@pmndrs/assets/hdri/*.exr.js' {
  const address: string
  export default address
}
