import type { Culture } from './name-lists.js'

const words = (text: string): string[] => text.split('|')

/** Places that are on no map. */
export const lusophonePlaces = words(
  'Porto Sereno|Vila Formosa do Norte|São Brás da Serra|Ribeirão Claro Novo|Campo das Águas|Monte Açude|Praia do Sossego|Nova Bragança do Sul',
)

/** Of the cards of Brazil and Portugal: one to three surnames, the mother's first. */
export const lusophone: Culture = {
  female: words(
    'Ana|Beatriz|Inês|Luísa|Raquel|Mariana|Cláudia|Fernanda|Letícia|Patrícia|Sônia|Vitória|Eduarda|Helena|Júlia|Débora',
  ),
  male: words(
    'João|António|Sérgio|Flávio|Gonçalo|Luís|Nuno|Rogério|Márcio|Vinícius|Caio|Fábio|Otávio|Álvaro|Tomé|Estêvão',
  ),
  surnames: words(
    'Gonçalves|da Silva|dos Santos|Araújo|Magalhães|Simões|Leitão|Sousa|Falcão|Brandão|Pereira|Oliveira|de Almeida|' +
      'Conceição Lima|Assunção|Guimarães|Nogueira|Carvalho|Moraes|Teixeira',
  ),
  places: lusophonePlaces,
  surnameCount: [1, 3],
  givenCount: [1, 2],
  longNames: [
    { surnames: 'Cavalcanti|de Albuquerque', names: 'Maria Eduarda Helena', sex: 'F' },
    { surnames: 'Vasconcelos|Magalhães', names: 'João Gonçalo', sex: 'M' },
  ],
}
