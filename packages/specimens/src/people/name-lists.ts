/** Names as they occur together. Any person they make up is invented; likenesses are chance. */
export interface Culture {
  female: readonly string[]
  male: readonly string[]
  surnames: readonly string[]
  places: readonly string[]
  /** How many surnames, how many given names: [fewest, most]. */
  surnameCount: readonly [number, number]
  givenCount: readonly [number, number]
  /** Set where everybody has given names and is registered as M or F; its own names that overflow their lines. */
  longNames?: readonly LongName[]
}

export interface LongName {
  /** Parted by | where there are two. */
  surnames: string
  names: string
  sex: 'M' | 'F'
}

const words = (text: string): string[] => text.split('|')

export const cultures: readonly Culture[] = [
  {
    female: words('María|Guadalupe|Ximena|Sofía|Inés|Lucía|Rocío|Andrea|Begoña|Mónica|Concepción|Itzel|Camila|Renata'),
    male: words('José|Jesús|Andrés|Íñigo|Álvaro|Martín|Raúl|Óscar|Sebastián|Joaquín|Rubén|Tomás|Emiliano|Darío'),
    surnames: words(
      'García|Hernández|Peña|Núñez|de la Cruz|del Río|Ibáñez|Muñoz|Ortiz|Zúñiga|Vázquez|de los Santos|Güemes|Ávila|Quiñones|Olmedo|Treviño|Salvatierra|Montes de Oca|Ponce de León',
    ),
    places: words('Guadalajara|Mérida|Cádiz|San Luis Potosí|Córdoba|Mazatlán|León|Querétaro|Bogotá|Rosario'),
    surnameCount: [2, 2],
    givenCount: [1, 2],
  },
  {
    female: words('Ana|Beatriz|Conceição|Inês|Thaís|Luísa|Antónia|Raquel'),
    male: words('João|António|Sérgio|Flávio|Gonçalo|Luís|Caetano|Nuno'),
    surnames: words('Gonçalves|da Silva|dos Santos|Araújo|Magalhães|Simões|Leitão|e Sousa|Falcão|Brandão'),
    places: words('São Tomé|Évora|Belém|Guimarães|Niterói|Setúbal'),
    surnameCount: [1, 3],
    givenCount: [1, 2],
  },
  {
    female: words('Chloé|Anaïs|Hélène|Maëlle|Geneviève|Françoise|Aurélie|Noémie'),
    male: words('François|Jean-Baptiste|Loïc|Rémi|Étienne|Gaël|Benoît|Jérôme'),
    surnames: words("Lefèvre|de La Fontaine|D'Aubigné|Bézier|Châtelain|Le Goff|Noël|Saint-Exupère|Lacroix|Guérin"),
    places: words('Besançon|Orléans|Nîmes|Saint-Étienne|Genève|Liège'),
    surnameCount: [1, 1],
    givenCount: [1, 3],
  },
  {
    female: words('Käthe|Jördis|Annegret|Mathilda|Ulrike|Sieglinde|Anneliese'),
    male: words('Jürgen|Götz|Björn|Karl-Heinz|Matthias|Ruprecht|Sönke'),
    surnames: words('Müller|Groß|von der Heide|Schäfer|Böhm|Freiherr von Stein|Weiß|Mustermann|Jäger|Kießling'),
    places: words('Köln|München|Lübeck|Gießen|Göttingen|Zürich|Wien'),
    surnameCount: [1, 1],
    givenCount: [1, 2],
  },
  {
    female: words('Åse|Bjørg|Maj-Britt|Ragnhild|Þóra|Sólveig|Päivi|Aino'),
    male: words('Søren|Håkon|Åke|Jón|Þorsteinn|Guðmundur|Väinö|Jørn'),
    surnames: words('Østergård|Lindström|Ærø|Guðjónsdóttir|Sæther|Hämäläinen|Åberg|Nygård|Sigurðsson|Mäkelä'),
    places: words('Reykjavík|Tromsø|Malmö|Århus|Jyväskylä|Bodø'),
    surnameCount: [1, 1],
    givenCount: [1, 2],
  },
  {
    female: words('Małgorzata|Zuzana|Božena|Łucja|Kateřina|Žofia|Ilona|Ágnes'),
    male: words('Wojciech|Jiří|Łukasz|Tomáš|György|Stanisław|Željko|Ștefan'),
    surnames: words(
      'Wiśniewski|Dvořák|Szabó|Kowalczyk|Źrebiec|Popović|Škvorecký|Nagy|Brzęczyszczykiewicz|Țurcanu|Đorđević',
    ),
    places: words('Łódź|Kraków|Plzeň|Győr|Košice|Iași|Niš'),
    surnameCount: [1, 1],
    givenCount: [1, 2],
  },
  {
    female: words('Ayşe|Çiğdem|Elif|Gülşen|Zeynep|Şule'),
    male: words('İbrahim|Oğuz|Çağlar|Mehmet|Ümit|Yiğit'),
    surnames: words('Yılmaz|Öztürk|Şahin|Kılıç|Aydın|Güneş|Doğan'),
    places: words('İzmir|Muğla|Diyarbakır|Eskişehir|Çanakkale'),
    surnameCount: [1, 1],
    givenCount: [1, 2],
  },
  {
    female: words('Fatima Zahra|Noor|Aisha|Siobhán|Ngozi|Lakshmi|Mei-Ling|Ama|Keala'),
    male: words('Abd al-Rahman|Kwame|Omar|Seán|Chukwuemeka|Venkata|Jun-ho|Tariq|Kofi|Manu'),
    surnames: words(
      "O'Connor|al-Hashimi|Ben Yusuf|Nakamura|Van den Berg|Okonkwo|Ó Súilleabháin|Park|Venkataraghavan|N'Diaye|Adeyemi-Clarke|Kealoha",
    ),
    places: words("Zenith|Port Amity|Nairobi|Kumasi|Galway|Aleppo|Busan|St John's"),
    surnameCount: [1, 2],
    givenCount: [1, 2],
  },
]

/** Whole names that overflow their lines and must be cut by the rules of ICAO 9303-3 §4.6. */
export const longNames: readonly LongName[] = [
  { surnames: 'Papandropoulous-Theotokopoulos', names: 'Konstantinos Alexandros Maximilianos', sex: 'M' },
  { surnames: 'Nilavadhanananda Bhattacharyya', names: 'Chayapa Dejthamrong Krasuang', sex: 'F' },
  { surnames: 'Fernández de Córdoba y Álvarez de Toledo', names: 'María del Carmen Guadalupe', sex: 'F' },
  { surnames: 'Bennelong Wooloomooloo Warrandyte Warnambool', names: 'Dingo Potoroo', sex: 'M' },
  { surnames: 'Von Hohenzollern-Sigmaringen', names: 'Ferdinand Viktor Albert Meinrad Leopold', sex: 'M' },
  { surnames: 'Andriantsimitoviaminandriandehibe', names: 'Rakotoarimanana Tsaravintana', sex: 'F' },
]

/** People who have one name only; it is their surname in documents (ICAO 9303-3 §4.6). */
export const singleNames: readonly { name: string; sex: 'M' | 'F' }[] = [
  { name: 'Arkfreith', sex: 'M' },
  { name: 'Sukarsono', sex: 'M' },
  { name: 'Iroh', sex: 'M' },
  { name: 'Wulandari', sex: 'F' },
  { name: 'Mayawati', sex: 'F' },
  { name: 'Þórunn', sex: 'F' },
]
