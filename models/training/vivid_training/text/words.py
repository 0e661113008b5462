"""Words that stand on identity documents: names with their accents, places, months, labels."""

SURNAMES = (
    "García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez "
    "Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Morales Suárez Ortega Delgado "
    "Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Garrido Cortés Castillo Santos Lozano Guerrero Cano Prieto Méndez Cruz "
    "Calvo Gallego Herrera Márquez León Vidal Peña Flores Cabrera Campos Vega Fuentes Carrasco Diez Reyes Caballero Nieto Aguilar "
    "Pascual Santana Herrero Montero Lorenzo Hidalgo Giménez Ibáñez Ferrer Durán Santiago Benítez Vargas Mora Vicente Arias Carmona "
    "Crespo Román Pastor Soto Sáez Velasco Moya Soler Parra Esteban Bravo Gallardo Rojas Quispe Mamani Huamán Chávez Espinoza Ñáñez "
    "Yáñez Ordóñez Ibarra Zúñiga Bermúdez Cárdenas Escudero Herreros Coronado Valverde Cortez Manuel Salas Barrientos Ávila Avendaño "
    "Cedeño Chiriboga Villavicencio Guamán Arosemena Batista Quintero Palacios Restrepo Uribe Echeverri Londoño Gaviria Valencia "
    "Pizarro Sepúlveda Figueroa Contreras Tapia Araya Muñiz Peralta Sosa Acosta Aguirre Giménez Ledesma Quiroga Bianchi Ferrari "
    "Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Jesus Sousa Fernandes Gonçalves Gomes Lopes Marques Alves "
    "Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Raposo Neves Coelho "
    "Simões Araújo Conceição Assunção Magalhães Guimarães Leitão Falcão Brandão Bernard Dubois Thomas Robert Richard Petit Durand "
    "Leroy Moreau Simon Laurent Lefèvre Michel Garnier François Faure Rousseau Blanchard Guérin Boyer Chevalier Mathieu Clément "
    "Gauthier Perrin Robin Masson Noël Béranger Lemaître Hélène Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz "
    "Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt "
    "Werner Krause Lehmann Köhler Herrmann König Walter Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Vogel Keller "
    "Günther Groß Böhm Strauß Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker "
    "White Roberts Green Hall Wood Jackson Clarke O'Connor O'Brien MacDonald McCarthy Jansen de Vries van den Berg Bakker Visser "
    "Meijer Mulder Bos Vos Peeters Janssens Maes Jacobs Rossi Russo Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti "
    "De Luca Costa Giordano Mancini Rizzo Lombardi Moretti D'Angelo Nuñez Hansen Johansen Olsen Larsen Andersen Nielsen Jensen "
    "Pedersen Kristensen Sørensen Rasmussen Jørgensen Østergaard Bjørk Åberg Andersson Johansson Karlsson Nilsson Eriksson Larsson "
    "Olsson Persson Svensson Gustafsson Pettersson Jönsson Lindström Lindqvist Öberg Sjöberg Korhonen Virtanen Mäkinen Nieminen "
    "Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Saarinen Ketola Aulis Pöllönen Jónsson Guðmundsdóttir Sigurðsson "
    "Þórsson Tamm Saar Sepp Mägi Kask Kukk Rebane Ilves Pärn Koppel Luik Kõiv Põder Õunapuu Jõgi Aarma Šmidt Žukov Bērziņš Kalniņš "
    "Ozoliņš Jansons Liepiņš Krūmiņš Balodis Eglītis Zariņš Pētersons Vītols Kļaviņš Kazlauskas Petrauskas Jankauskas Žukauskas "
    "Butkus Paulauskas Vasiliauskas Stankevičius Hoxha Shehu Çela Gjoka Hysa Leka Kola Dervishi Bazhunaishvili Përmeti Dhima Xhafa "
    "Horváth Kováč Varga Tóth Nagy Baláž Szabó Molnár Balog Lukáč Novák Kováčik Polák Gajdoš Oravec Šimko Ďurica Žiška Čierny Hudák "
    "Beširović Novotný Dvořák Svoboda Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil Hájek Růžička Kowalski "
    "Wiśniewski Wójcik Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Jabłoński Pawłowski Łukasik Popescu Ionescu Stănescu "
    "Țîrlea Șerban Ionuț Mureșan Kovačević Jovanović Petrović Nikolić Đorđević Babić Marić Jurić Perković Žagar Zupančič Yılmaz Kaya "
    "Demir Şahin Çelik Yıldız Öztürk Doğan Güneş Kılıç İnan Nguyen Chen Wang Kim Lee Singh Khan Ahmed Ali Hassan Diallo Okafor"
).split()

GIVEN = (
    "José María Juan Antonio Manuel Francisco Carlos Luis Miguel Javier Ángel Alejandro Alberto Roberto Unai Iker Omar Jesús Rafael "
    "Daniel Pedro Pablo Sergio Fernando Jorge Andrés Raúl Iván Rubén Óscar Adrián Víctor Hugo Álvaro Martín Nicolás Sebastián Tomás "
    "Joaquín Matías Agustín Ramón Julián Germán César Héctor Félix Simón Lucía Sofía Martina Paula Carmen Ana Laura Marta Elena "
    "Isabel Cristina Rocío Ángeles Inés Mónica Verónica Beatriz Ximena Guadalupe Yolanda Begoña Nuria Concepción Asunción Belén "
    "Íñigo Ainhoa Itziar Noemí Zoé João Luís Antônio Fábio Márcia Júlia Letícia Patrícia Inês Conceição Simão Jean Pierre Michel "
    "André Philippe René Hélène Françoise Thérèse Élodie Chloé Zoë Léa Noël Gaëlle Anaïs Hans Jürgen Günter Jörg Björn Sören Käthe "
    "Bärbel Wolfgang Klaus Uwe Heike Ingrid John James Mary Patricia Jennifer Linda Elizabeth Barbara William David Richard Sean "
    "Siobhán Niamh Giuseppe Giovanni Niccolò Lucà Chiara Anders Lars Ole Søren Jørgen Åse Ægir Øyvind Bjørn Gösta Åke Märta Aino "
    "Väinö Yrjö Päivi Heikki Timo Matti Juhani Aulis Ahti Jüri Tõnu Õie Märt Ülle Kadri Toomas Šarūnas Jānis Līga Mārtiņš Kristīne "
    "Žydrūnas Rasa Altin Ervin Arben Drita Ëngjëll Çlirim Fatmir Ľuboš Ján Jozef Štefan Peter Zuzana Žofia Ľudmila Muhamet Milan "
    "Tomáš Jiří Václav Hana Lukáš Paweł Michał Łukasz Małgorzata Ștefan Mihăiță Željko Đorđe Ayşe Emine İbrahim Mehmet Fatma Abdul "
    "Ana-Maria Jean-Luc Hans-Peter Marie-Thérèse Bo Li Al Jo Ed Ax"
).split()

PLACES = (
    "Bogotá D.C.|Medellín|Cali|Barranquilla|Cúcuta|Ibagué|Cartagena|Pasto|Popayán|Ciudad de México|Guadalajara|Monterrey|Mérida|León|"
    "Querétaro|Cuauhtémoc|Coyoacán|Tlalnepantla de Baz|Zapopan, Jal.|Naucalpan, Méx.|Buenos Aires|Córdoba|Rosario|Ciudad Autónoma de Buenos Aires|"
    "Santiago|Ñuñoa|Valparaíso|Concepción|Viña del Mar|Peñalolén|Lima|Callao|Arequipa|Áncash|Junín|San Martín de Porres|Quito|Guayaquil|"
    "Cuenca|Pichincha|Guayas|Manabí|Panamá|Colón|Chiriquí|Coclé|Madrid|Barcelona|València|Málaga|A Coruña|Cádiz|Almería|Ávila|León|Jaén|"
    "Lisboa|São Paulo|Évora|Braga|Paris|Orléans|Nîmes|Saint-Étienne|Besançon|Berlin|München|Köln|Düsseldorf|Nürnberg|Tübingen|Zürich|Genève|"
    "København|Århus|Oslo|Tromsø|Malmö|Göteborg|Helsinki|Jyväskylä|Tallinn|Tartu|Pärnu|Rīga|Vilnius|Tiranë|Shkodër|Durrës|Elbasan|Vlorë|"
    "Bratislava|Košice|Žilina|Pezinok|Piešťany|Prešov|Praha|Brno|Plzeň|Warszawa|Łódź|Kraków|Budapest|București|Iași|Beograd|Zagreb|Ljubljana|"
    "London|Edinburgh|Cardiff|Dublin|Roma|Milano|Forlì|Bruxelles|Liège|Antwerpen|Utrecht|Reykjavík|Reino Unido|Estados Unidos|España|México|Perú|"
    "Colombia|Argentina|Chile|Ecuador|Panamá|Venezuela|Bolivia|Paraguay|Uruguay|Cuba|República Dominicana|Côte d'Ivoire"
).split("|")

NATIONS = (
    "ESP|COL|MEX|ARG|CHL|PER|ECU|PAN|EST|FIN|SVK|ALB|UTO|D|FRA|ITA|PRT|BRA|USA|GBR|Española|Colombiana|MEXICANA|ARGENTINA|CHILENA|PERUANA|"
    "ECUATORIANA|PANAMEÑA|VENEZOLANA|Shqiptare/Albanian|Estonian|Suomi|DEUTSCH|Française|Portuguesa|Brasileira|Italiana|Eesti|Utopian|M/M|"
    "N/F|F/N|M/H|F/M|SWE|NOR|DNK|LVA|LTU"
).split("|")

MONTHS = (
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene feb mar abr may jun jul ago sep set oct nov "
    "dic January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept "
    "Oct Nov Dec janvier février mars avril mai juin juillet août septembre octobre novembre décembre Januar Februar März April Mai Juni "
    "Juli August Oktober Dezember janeiro fevereiro março abril maio junho julho setembro outubro novembro dezembro fev abr mai ago set "
    "out dez"
).split()

LABELS = (
    "APELLIDOS|APELLIDO|NOMBRES|NOMBRE|PRIMER APELLIDO|SEGUNDO APELLIDO|APELLIDO(S) / SURNAME|NOMBRE(S) / NAME|SEXO|NACIONALIDAD|FECHA DE NACIMIENTO|"
    "LUGAR DE NACIMIENTO|FECHA DE EMISIÓN|FECHA DE EXPEDICIÓN|FECHA DE VENCIMIENTO|FECHA DE CADUCIDAD|VÁLIDO HASTA|VIGENCIA|EMISIÓN|VENCIMIENTO|"
    "NÚMERO DOCUMENTO|NÚMERO DE DOCUMENTO|DOCUMENTO|N.º DOCUMENTO|No.|NUIP|RUN|CUI|DNI NÚM.|NÚM SOPORT|IDESP|CLAVE DE ELECTOR|CURP|AÑO DE REGISTRO|"
    "DOMICILIO|SECCIÓN|ESTADO|MUNICIPIO|LOCALIDAD|ESTATURA|G.S. RH|GRUPO SANGUÍNEO|TIPO DE SANGRE|FIRMA|FIRMA DEL TITULAR|HUELLA|ESTADO CIVIL|"
    "CONDICIÓN CIUDADANÍA|DONANTE|AUTORIDAD|INSTITUTO NACIONAL ELECTORAL|CREDENCIAL PARA VOTAR|CÉDULA DE IDENTIDAD|CÉDULA DE CIUDADANÍA|REPÚBLICA DE COLOMBIA|"
    "IDENTIFICACIÓN PERSONAL|REPÚBLICA ARGENTINA - MERCOSUR|REGISTRO NACIONAL DE LAS PERSONAS|MINISTERIO DEL INTERIOR|SERVICIO DE REGISTRO CIVIL E IDENTIFICACIÓN|"
    "REPÚBLICA DE CHILE|REPÚBLICA DEL PERÚ|DOCUMENTO NACIONAL DE IDENTIDAD|REPÚBLICA DEL ECUADOR|REPÚBLICA DE PANAMÁ|TRIBUNAL ELECTORAL|REINO DE ESPAÑA|ESPAÑA|"
    "ESTADOS UNIDOS MEXICANOS|Pre Nombres|Primer Apellido|Segundo Apellido|Fecha de Nacimiento|Fecha Emisión|Fecha Caducidad|Fecha Inscripción|Ubigeo|"
    "Surname|Given names|Surname / Apellidos|Name / Nombre|Given names / Nombres|Nationality|Nationality / Nacionalidad|Date of birth|Date of birth / Fecha de nacimiento|Place of birth|Sex|Sex / Sexo|"
    "Date of issue|Date of expiry|Date of issue / Fecha de expedición|Date of expiry / Fecha de vencimiento|Document number|Document No. / Número|Personal number|Personal code|Authority|Signature|"
    "Holder's signature|Height|Type|Code|Passport No.|IDENTITY CARD|PASSPORT|PASAPORTE|Card No.|Issued by|Republic|"
    "Apelidos|Nomes|Nome|Data de nascimento|Nacionalidade|Válido até|Data de validade|Naturalidade|Filiação|Número do documento|Altura|Sexo|BILHETE DE IDENTIDADE|CARTÃO DE CIDADÃO|"
    "Nom|Prénom(s)|Nom / Surname|Né(e) le|Date de naissance|Lieu de naissance|Date d'expiration|Délivré le|Sexe|Taille|CARTE NATIONALE D'IDENTITÉ|RÉPUBLIQUE FRANÇAISE|Autorité|"
    "Name|Vornamen|Geburtsdatum|Staatsangehörigkeit|Geburtsort|Gültig bis|Unterschrift|PERSONALAUSWEIS|Größe|Ausstellungsdatum|Behörde|"
    "Mbiemri/Surname|Emri/Given name|Shtetësia/Nationality|Vendlindja/Place of birth|Datëlindja/Date of birth|Gjinia/Sex|Data e lëshimit/Date of issue|Data e skadimit/Date of expiry|"
    "Nr.letërnjoftim/Card no.|Nr.personal/Personal no.|Autoriteti/Authority|REPUBLIKA E SHQIPËRISË|PEREKONNANIMI / SURNAME|EESNIMED / GIVEN NAMES|SUGU / SEX|KODAKONDSUS / CITIZENSHIP|"
    "SÜNNIAEG / DATE OF BIRTH|ISIKUKOOD / PERSONAL CODE|DOKUMENDI NUMBER / DOCUMENT NUMBER|KEHTIV KUNI / DATE OF EXPIRY|KASUTAJA ALLKIRI / HOLDER'S SIGNATURE|EESTI VABARIIK|ISIKUTUNNISTUS|"
    "Priezvisko / Surname|Meno / Given names|Štátne občianstvo / Nationality|Pohlavie / Sex|Číslo / No.|Dátum narodenia / Date of birth|Rodné číslo / Personal No.|"
    "Dátum platnosti / Date of expiry|Dátum vydania / Date of issue|Vydal / Issued by|Podpis držiteľa / Signature|SLOVENSKÁ REPUBLIKA|OBČIANSKY PREUKAZ / ID CARD|"
    "Sukunimi/Efternamn (1)|Etunimet/Förnamn (2)|Sukupuoli/Kön|Kortinnumero/Kortnummer|Kansalaisuus/Nationalitet|Syntymäaika/Födelsedatum|Tunnus/Kod|Myönnetty/Utfärdat|"
    "Viimeinen voimassaolopäivä/Sista giltighetsdag|Myöntäjä/Myndighet|SUOMI FINLAND|Henkilökortti Identitetskort Identity card|UZVĀRDS/SURNAME|VĀRDI/GIVEN NAMES|PAVARDĖ/SURNAME|"
    "Fecha de emisión / Date of issue|Fecha de vencimiento / Date of expiry|Fecha de nacimiento / Date of birth|Apellido / Surname|Nombre / Name|Nacionalidad / Nationality|Ejemplar|Trámite N° / Of. ident.|Documento / Document|"
    "Lugar y fecha de nacimiento|Profesión:|Nació en:|DOMICILIO:|LUGAR DE NACIMIENTO:|CUIL:|Fecha y lugar de expedición|Índice derecho|REGISTRADOR NACIONAL|Serial|ESPÉCIMEN|SPECIMEN|MUESTRA|EQUIPO|LUGAR DE NACIMIENTO|HIJO/A DE|OFICINA|"
    "NATIONALITY / NATIONALITÉ|GIVEN NAMES / PRÉNOMS|DATE OF BIRTH|ADDRESS / ADRESSE|HEIGHT / TAILLE|BLOOD / SANG|COUNTRY OF BIRTH / PAYS DE NAISSANCE|REGISTRY NO.|RESIDENCE PERMIT|MINISTRY OF THE INTERIOR|FECHA DE CADUCIDAD|"
    "NÚMERO DE CÉDULA|APELLIDOS Y NOMBRES|NIVEL EDUCATIVO|Usual|Tipo de sangre|Expedida|Expira|Nombre usual|Sukunimi/Efternamn|Etunimet/Förnamn|Kansalaisuus/Nationalitet|Syntymäaika/Födelsedatum|Myönnetty/Utfärdat|"
    "Efternavn|Fornavn|Fødselsdato|Imię|Nazwisko|Data urodzenia|Příjmení|Jméno|Platnost do|Familienname|Kenteken|Geslacht|Geboortedatum|Achternaam|Cognome|Luogo di nascita|Scadenza"
).split("|")

STREETS = "Calle|Cl|CL|Av.|Avenida|C|Cra|Carrera|Jr.|Jirón|Pasaje|Psje.|Priv.|Calzada|Rua|Rue|Straße|Street|Road|Via|Mz|Col.|Urb.|Barrio|Km|Blvd.|Paseo de la|Plaza".split(
    "|"
)
