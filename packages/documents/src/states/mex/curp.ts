const values = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** Mexico's population registry key: the last digit checks the seventeen characters before it (RENAPO). */
export const curpHolds = (curp: string): boolean => {
  if (!/^[A-Z]{4}\d{6}[HMX][A-Z]{5}[0-9A-Z]\d$/.test(curp)) return false
  const sum = [...curp.slice(0, 17)].reduce((total, letter, index) => total + values.indexOf(letter) * (18 - index), 0)
  return (10 - (sum % 10)) % 10 === Number(curp[17])
}
