/** CPU of the whole process so far, libraries' threads included, in milliseconds. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
