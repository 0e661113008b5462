/** Two-letter keys of the CURP (Instructivo normativo para la asignación de la CURP). */
const table =
  'AS Aguascalientes|BC Baja California|BS Baja California Sur|CC Campeche|CL Coahuila|CM Colima|CS Chiapas|' +
  'CH Chihuahua|DF Distrito Federal|DG Durango|GT Guanajuato|GR Guerrero|HG Hidalgo|JC Jalisco|MC Estado de México|' +
  'MN Michoacán|MS Morelos|NT Nayarit|NL Nuevo León|OC Oaxaca|PL Puebla|QT Querétaro|QR Quintana Roo|' +
  'SP San Luis Potosí|SL Sinaloa|SR Sonora|TC Tabasco|TS Tamaulipas|TL Tlaxcala|VZ Veracruz|YN Yucatán|ZS Zacatecas'

export const mexicanStates: readonly { key: string; name: string }[] = table
  .split('|')
  .map((entry) => ({ key: entry.slice(0, 2), name: entry.slice(3).toUpperCase() }))
