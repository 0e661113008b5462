import type { Culture } from './name-lists.js'

const words = (text: string): string[] => text.split('|')

/** Places that are on no map. */
export const inventedPlaces = words(
  'Puerto Alegría|Villa Serena|San Isidro del Valle|Monteverde Alto|Río Claro|Los Álamos|El Encanto|Nueva Esperanza|' +
    'Palmar del Norte|Cerro Azul|Laguna Blanca|Santa Lucía del Monte|Aguas Mansas|Peñas Altas|Tres Caminos|' +
    'Valle Hermoso|Ciudad Mirador|San Cristóbal de Niebla|El Roble|Campo Ñandú',
)
export const inventedProvinces = words('Altamira|Costa Dorada|Sierra Nueva|Los Llanos|Valdeluz|Bahía Grande|Montaraz')

/** Print without accents; Ñ is a letter of its own and stays. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<!N)[\u0300-\u036f]|(?<=N)(?!\u0303)[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** Of the cards of Spanish-speaking states: two surnames, one to three given names. */
export const hispanic: Culture = {
  female: words(
    'María|Ana|Luisa|Carmen|Sofía|Valentina|Isabella|Camila|Daniela|Gabriela|Lucía|Mariana|Paula|Verónica|Inés|Rocío|' +
      'Begoña|Ximena|Yolanda|Zoraida|Josefina|Adriana|Beatriz|Fernanda|Guadalupe|Jimena|Karina|Leticia|Mónica|Nuria|' +
      'Olga|Pilar|Raquel|Silvia|Teresa|Úrsula|Violeta|Wendy|Angélica|Concepción',
  ),
  male: words(
    'José|Juan|Carlos|Luis|Andrés|Felipe|Jorge|Mateo|Nicolás|Santiago|Sebastián|Alejandro|Álvaro|Óscar|Raúl|Rubén|' +
      'Joaquín|Darío|Emiliano|Fabián|Gonzalo|Héctor|Iván|Julián|Kevin|Leonardo|Martín|Néstor|Octavio|Pablo|Quintín|' +
      'Ramón|Simón|Tomás|Ulises|Víctor|Wilson|Xavier|Yeison|Ángel',
  ),
  surnames: words(
    'García|Rodríguez|González|Fernández|López|Martínez|Sánchez|Pérez|Gómez|Ramírez|Torres|Flores|Rivera|Vargas|Castro|' +
      'Ortiz|Morales|Núñez|Peña|Muñoz|Ibáñez|Zúñiga|Quiñones|Güemes|Ávila|Rojas|Medina|Cruz|Reyes|Gutiérrez|Herrera|' +
      'Cabrera|Acosta|Benítez|Domínguez|Escobar|Figueroa|Guerrero|Hidalgo|Jaramillo|Lozano|Mejía|Navarro|Ospina|' +
      'Palacios|Quispe|Huamán|Restrepo|Salazar|Uribe|Valencia|Yépez|Zambrano|Arosemena|Bustamante|de la Cruz|del Río|' +
      'de los Santos|Montes de Oca|Ponce de León|Achá|Ñáñez|Villalobos|Wong|Kowalski|Etchegaray',
  ),
  places: inventedPlaces,
  surnameCount: [2, 2],
  givenCount: [1, 2],
  longNames: [
    { surnames: 'Fernández de Córdoba|Álvarez de Toledo', names: 'María del Carmen Guadalupe', sex: 'F' },
    { surnames: 'Montes de Oca|Ponce de León', names: 'José Maximiliano Alejandro', sex: 'M' },
    { surnames: 'Echeverría|de los Monteros', names: 'Luz Marina del Pilar', sex: 'F' },
    { surnames: 'Goicoechea|Etxeberría', names: 'Bartolomé Francisco de Asís', sex: 'M' },
    { surnames: 'Villavicencio|Bustamante', names: 'Concepción Inmaculada', sex: 'F' },
  ],
}
