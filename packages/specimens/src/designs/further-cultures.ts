import type { Culture } from '../people/name-lists.js'

const words = (text: string): string[] => text.split('|')

/** Names of people who hold invented cards alone: particles, hyphens, suffixes, and names that are written in other scripts too. */
export const furtherCultures = {
  english: {
    female: words('Margaret|Charlotte|Rosemary|Mary-Ann|Harriet|Eleanor|Gwendolyn|Abigail|Josephine|Winifred'),
    male: words('Nathaniel|Frederick|William|Benjamin|Christopher|Theodore|Percival|Alexander|Dominic|Hugh'),
    surnames: words(
      "McAllister|O'Sullivan|Fitzgerald|Hawthorne-Reed|Ashworth|Sinclair|MacDougall|Whitfield|St. Clair|Pembroke Jr.|Ellery III|Lockwood",
    ),
    places: words('Portsmouth|Aberdeen|Cardiff|Wellington|Halifax|Springfield'),
    surnameCount: [1, 1],
    givenCount: [1, 3],
  },
  italian: {
    female: words('Giulia|Maria Grazia|Nicoletta|Alessandra|Ginevra|Beatrice|Noemi|Mariarosaria'),
    male: words('Giovanni Battista|Niccolò|Lorenzo|Gianluca|Salvatore|Tommaso|Pier Paolo|Gabriele'),
    surnames: words("D'Angelo|De Luca|Della Rovere|Di Stefano|Lo Presti|Rossi|Dell'Acqua|Bianchi|De' Medici|Forlì"),
    places: words('Forlì|Cefalù|Reggio Emilia|Cantù|Sant’Agata|Pordenone'),
    surnameCount: [1, 1],
    givenCount: [1, 2],
  },
  dutch: {
    female: words('Willemijn|Anna Maria|Liesbeth|Saskia|Marijke|Johanna|Femke|Roos'),
    male: words('Pieter|Johannes Cornelis|Joost|Maarten|Hendrik|Bas|Willem-Jan|Sjoerd'),
    surnames: words(
      "van der Berg|de Vries|van 't Hoff|ten Broeke|van den Heuvel|Jansen|op den Akker|Bakker-de Wit|van de Velde|Dijkstra|in 't Veld",
    ),
    places: words("'s-Hertogenbosch|Den Helder|Groningen|Capelle aan den IJssel|Antwerpen"),
    surnameCount: [1, 1],
    givenCount: [1, 3],
  },
  slavic: {
    female: words('Svetlana|Oksana|Ljubica|Yordanka|Vesna|Natalia|Radmila|Bilyana'),
    male: words('Bogdan|Volodymyr|Dragan|Stoyan|Nikolay|Vasil|Miroslav|Andriy'),
    surnames: words('Petrov|Ivanova|Kovalenko|Stojanovic|Dimitrov|Shevchuk|Markovic|Zaharieva|Bondar|Todorov'),
    places: words('Sofia|Varna|Kharkiv|Novi Sad|Plovdiv|Poltava'),
    surnameCount: [1, 1],
    givenCount: [1, 2],
  },
  greek: {
    female: words('Eleni|Konstantina|Despoina|Maria|Anastasia|Kalliopi'),
    male: words('Georgios|Panagiotis|Nikolaos|Athanasios|Dimitrios|Stavros'),
    surnames: words('Papadopoulos|Karagiannis|Oikonomou|Vlachos|Theodorakis|Nikolaidou|Samaras|Mavromatis'),
    places: words('Athina|Patra|Kalamata|Larisa|Chania'),
    surnameCount: [1, 1],
    givenCount: [1, 2],
  },
  filipino: {
    female: words('Maria Luz|Corazon|Ligaya|Rosario|Imelda|Divina'),
    male: words('Juan|Ramon|Jose Mari|Bayani|Rodrigo|Crisanto'),
    surnames: words('Dela Cruz|De los Reyes|Macapagal|Dimaculangan|San Agustin|Villanueva|Del Rosario Jr.|Bautista'),
    places: words('Quezon City|Cebu|Iloilo|Baguio|Dumaguete'),
    surnameCount: [1, 1],
    givenCount: [1, 2],
  },
} satisfies Record<string, Culture>
