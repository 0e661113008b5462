/**
 * What speaks for a given name (above 0) and for a surname (below 0), as the logarithm of the odds: how names begin (`AN-`), how they end
 * (`-OVIC`), and a few whole names. Fitted on the names of some seventy countries in the Faker library (MIT), each country counting alike:
 * `models/training/vivid_training/names`.
 */
export const nameOdds: ReadonlyMap<string, number> = new Map(
  (
    [
      [3.3, '-IQUE'],
      [2.8, 'DOLORES'],
      [2.7, '-DUR BRUNO CARLOS EVA LEO-'],
      [2.6, 'HANS LUKAS'],
      [2.5, '-ERTO LOIC ROGER VERA'],
      [2.4, '-EJ -ELI -IP -MIR FREDERIC LARS'],
      [2.3, '-LAVA -MILA -RLA -UWA BOZ- DOM- MAX- MEH-'],
      [2.2, '-AEL -LENA ALAIN CHARLES'],
      [2.1, '-AV -EIGH -IIA -LENE -NIKA -YL BARBARA IEVA LUD-'],
      [2.0, '-NIA -RIK CHARLOTTE HUG- MANON MI- NEL- RUTH'],
      [1.9, '-IELA -ILE -IYE -RIC AGN- AI- DOMINIC DRA- JOA- LAU- LAURA MAITE ROLAND TY- VLA-'],
      [
        1.8,
        '-BEN -EO -IM -INE -LYN -ORY -PER -VI BORIS BRANKO CHANTAL ED- FOL- INES JAVIER JENS MAU- SARAH SEB- SYL- TOBIAS',
      ],
      [1.8, 'VALENTINA XA- XAVIER YVES'],
      [
        1.7,
        '-ECH -ILDE -JE -LAV -NTIN -NUR -ORG -RII -RLY -UEL AMBER BERNARD CAMILLE FERDINAND GUN- JAMES MAR- MERCEDES',
      ],
      [1.7, 'NIELS NORBERT NOVA OLGA OSKAR OTO OZ- ROZA SOF- SOPHIA TEO-'],
      [
        1.6,
        '-ARY -IAN -IKE -ISON -NDY -NZO -SHA -ULI AUG- CARMEN CHR- DOMINIK ERIC LEILA LIL- LUC- LUI- NINA TON- VALERIA',
      ],
      [1.6, 'ZIN-'],
      [
        1.5,
        '-ANNE -CEY -IANO -KKI -LINE -LISA -LMA -RED -US -VEIG ALE- ANDREA APO- DEL GRACE HARRIET HEIDI HENRI KAI KAREN',
      ],
      [1.5, 'KEVIN NAT- NIC- OSCAR PIE- RENE ROMAIN SANDRA TAMARA VALTER'],
      [
        1.4,
        '-ANDO -ANIS -ANKA -LDA -MIN -NAZ -NIR -NNY -TII ALBERT ANDERS ANDRES AUR- AY- BEATRIZ BERNARDO CAMILLA CORINNE',
      ],
      [1.4, 'CRI- DEN- DIEGO FAT- FRA- GILLES JACK KURT MAHMUD MARC MYR- NO- NOA NOAH OLIVIER SARA SOPHIE STEVEN TOM'],
      [
        1.3,
        '-AGH -ELIA -ELLE -ETH -IBA -ICA -ICK -IDER -IE -ILI -IMAN -JI -MIRA -MON -ORN -RINE -THER -UTA AGA- ANGELA',
      ],
      [
        1.3,
        'BENJAMIN BOG- BRITT CARL DEB- EL- ERI- ESTER EVA- JILL KAT- MALIK MARK MONICA PASCAL PEDRO PRISCILLA RACHEL',
      ],
      [1.3, 'RENATA ROMAN SANDER SIMONE STEPHEN WIL- YAS-'],
      [
        1.2,
        '-ALI -AM -ARON -BERT -CHO -ETA -FUR -GUR -IANA -IEL -IINA -IKA -INDA -IO -IQ -IT -ITH -JANA -JORN -LDIS -LEEN',
      ],
      [
        1.2,
        '-LLY -MAS -NIE -NNA -STI -UT -VIN -YLA ABD- ADA AMANDA BEATRICE BIANCA CHLOE CLI- DAVID DOR- DUS- EM- GIA- GOR-',
      ],
      [
        1.2,
        'GORAN GUY HENRY INGER JASON JOS- KIA- KRI- LIV MANUELA MARGUERITE MARIA MCE- MONA PALOMA PAU- PH- PIOTR RAUL',
      ],
      [1.2, 'RITA SLOBODAN VANESSA VIC- ZOE'],
      [
        1.1,
        '-AKOV -ALIN -ARA -AT -AVA -CY -DDIN -EER -ELLA -GEIR -IANE -ILO -ILS -IX -JS -LIA -MMA -OL -ORE -RENA -RSEN',
      ],
      [
        1.1,
        '-SLAV -STO -ZIA ANAIS BERTRAND BHE- BOB- BOH- BOR- BRANDON CESAR DAR- DIL- GAB- GUS- HANNAH HEL- HOWARD IRM-',
      ],
      [
        1.1,
        'ISA- JAS- JAY- JOHN JUL- KHR- LAILA LEA- LIU- LOR- LOU- MALCOLM MAYA MOH- MUH- NAN- NAUM NIK- NIL- OL- OLE-',
      ],
      [1.1, 'OLIVER OWEN PAMELA PAULA PAVEL PER SALVADOR STEFAN SVE- URSULA VERONICA VIKTOR WERNER WILLIAM WILSON'],
      [
        1.0,
        '-AD -BAS -DAS -EIF -ENKA -FER -II -IKO -IL -IME -ISI -IZE -LAUG -LIE -LUWA -MEN -MIA -OKO -OLIN -OMI -RIT -TSA',
      ],
      [
        1.0,
        '-TUR -UK -UNG -YNA AGNES AMI- AN- ANN- ARL- AUD- BENEDIKT CAROLINA CHRISTOPHER CLAIRE CORNELIUS DAG- DAN- EMI-',
      ],
      [
        1.0,
        'ERNEST ESTHER FED- GASTON GON- HOLGER HUBERT JENNIFER JOHANNES LAD- LUDOVIC LUKE MAHDI MARCEL MATHIAS MATS NAD-',
      ],
      [1.0, 'NORA ODETTE OTTO PATRICK PETRA RAD- RAF- ROBIN RUBEN SHO- STE- THERESE TRISTAN VANESA WEN- YUR-'],
      [
        0.9,
        '-AIG -ANJA -ARRY -AS -HARD -IJA -ION -IRA -ISE -JA -JAN -LF -MU -NAS -OK -ORIA -RICH -RID -RIN -RINA -RIS -RL',
      ],
      [
        0.9,
        '-SAN -SSA -STIN -SZ -TAS -THAN -VOR AARON ANTON ARN- ASH- BET- BRI- BRY- CAROL CHE DIDIER DUN- DYLAN EST- FLO-',
      ],
      [
        0.9,
        'GER- GUL- HELEN I- IND- ISI- IV- JACQUES JORGE JOY JUS- KARL KIRSTEN KLIMENT KORNEL KRZYSZTOF LIZ- LOI- LOLA',
      ],
      [
        0.9,
        'LUKA MARGOT MARKO MEDA MELISSA MIN- MIR- MOD- MONIQUE OMO- ORE- PET- PIA REB- RENATO RIC- ROBERT SAM- SANTIAGO',
      ],
      [0.9, 'SCO- STIG TIM- WALTER'],
      [
        0.8,
        '-AIDA -ALDO -ANNI -BAY -DIR -ETT -EVE -FIA -IEN -ISKA -ITA -JORG -LAK -LDO -LMER -LO -MAL -MAR -MY -NDIS -NDRA',
      ],
      [
        0.8,
        '-NEL -NICE -NNI -OR -RET -RO -SAL -TER -URT -YYA AAR- ABIGAIL ALAN ALI- AMA- ART- ARTHUR AVGUST BJ- BRE- CAH-',
      ],
      [
        0.8,
        'CARLO CARMELA CY- DIANE FINN FREDERICK GALINA GEO- GLADYS GLE- GLORIA GOK- HUGO IG- IRENE J- JANET KIM KYL- LEA',
      ],
      [
        0.8,
        'LEAH LEV- LIAM LIB- LINA LOUIS MA- MANUEL MARCOS MAT- MATTHEW MATTHIAS MET- MIH- MIK- NI- NICOLE OLAF PAL PAT-',
      ],
      [0.8, 'PATRICIA PETER REG- RICARDO ROSA RY- SER- SHEILA THA- THE- THIAGO TOM- VOL- ZORAN'],
      [
        0.7,
        '-ACK -ADIN -BETH -DRE -EEN -ENT -EP -ETTE -FE -IA -LIUS -LLE -LUM -NCA -NCE -NDER -NNE -OME -ORA -PE -RLEY -RRY',
      ],
      [
        0.7,
        '-THY -YA -YN -YSON -ZAR ADR- ALEX AMB- ANITA ASM- AT- AZA- BEA- BELLO BENTE BILAL BRAYAN BRIGITTE BRYAN CAT-',
      ],
      [
        0.7,
        'CHI- CLA- COL- CON- DEBORAH DEREK DY- E- EU- FELIX FIL- GE- GERMAN GIO- GIU- HAMID HAMZA ISAAC JOEL KALMAN KIR-',
      ],
      [
        0.7,
        'LANA LEN- LIS- MAI MARGAUX MARTA MAX MER- MILAN MU- NA- NUR- PENELOPE PETAR POL SABINA SALLY SALOME SANDRO',
      ],
      [0.7, 'SHAUN SN- STANLEY STJEPAN SUM- SUZ- VAS- VASKA VEN- VERONIQUE VESNA Y- ZAN-'],
      [
        0.6,
        '-A -ADE -ALD -ALP -ANA -EE -EF -EM -ENCE -EST -HANA -HARI -ICO -IMIR -IS -JON -LKA -LP -MET -NES -OE -RAT -RKA',
      ],
      [
        0.6,
        '-RNER -SEY -SIN -SLEY -THE -TIN -TIU ABE- ACHILLE ADELE AL- ALICE ALP- AME- ANDREAS AUDREY BEN- BERTA CARLOTA',
      ],
      [
        0.6,
        'CAROLE CASSANDRA COLETTE CONSTANCE DENIS DINA ELI- GAN- GILBERT GOT- GUSTAVO GY- HAF- HALIMA HAN- HASAN HEN-',
      ],
      [
        0.6,
        'HERBERT ING- IVAN JULES KATE KENNETH KJ- KNUT KY- LETICIA LJ- LJU- LOTTE LUIS LY- MAGALI MAGNUS MAL- MARCO',
      ],
      [
        0.6,
        'MICHELE NILS NOEMI NOM- PA- PAOLA RH- RICHARD RIS- ROL- RON- RUBY SEAN SEV- SEY- SHIRLEY SI- SLAVKO STEPHANE',
      ],
      [0.6, 'STI- SV- SY- TE- THOMAS TIL- VALERIE VANDA ZAI- ZELJKO'],
      [
        0.5,
        '-AJA -ANDI -ARIA -AYNE -AYO -CAN -DON -EGAN -EIG -FAR -GUS -HOR -HRA -ILDA -IMA -ING -LINA -LMAN -LVIN -MO -NAH',
      ],
      [
        0.5,
        '-NISA -RAH -REK -RIE -RIUS -SANA -SH -SMAN -STS -TINO -VIA -VO -WARD -Y -ZEL ABI- ALF- ALFREDO ALLA AMANI APRIL',
      ],
      [
        0.5,
        'BAB- BAG- BEATA BELA BENITO BER- BETTY BIRGER BRUNA CAL- CEDRIC DAI- DAN DIRK DUR- EIN- ELE- EV- FAB- FERNANDA',
      ],
      [
        0.5,
        'FRANCISCO GABRIEL GARY GINO GIS- GRE- GUILLAUME HECTOR HENRIK IRIS JEF- JONATHAN JUD- KALINA KAMIL KAZ- KLARA',
      ],
      [
        0.5,
        'KRISTINA KW- LAI- LARISA MAK- MARGARET MATHEW MEE- MELINA MOI- MORGAN MUSA MY- NE- NIGEL NU- OLI- ORL- PAWEL',
      ],
      [
        0.5,
        'POR- RAI- RALPH RENEE ROD- RODRIGO RUSSELL SAID SAR- SHA- SLA- SON- SUS- SUSAN TI- TIAGO TINA TRO- TSV- UL- UM-',
      ],
      [0.5, 'VIN- VIOLET VITO WAR- YVONNE ZAK-'],
      [
        0.4,
        '-AB -AHIR -AMIN -AN -ARE -ARIN -ARS -BEL -CE -CHI -CIO -DA -DAR -DES -EINN -EL -ENI -ESI -HANE -ID -IDE -IED',
      ],
      [
        0.4,
        '-IF -ILD -ITZ -KKA -LAIN -LES -LIO -MEY -MI -MUR -NA -NEZ -NN -NO -NTS -OKE -OLE -OMAN -OMIR -RIED -RTHA -SA',
      ],
      [
        0.4,
        '-SIE -SIM -TINA -TINE -VER -YDEN ABRAHAM ADAM ADELA AHMAD ANT- AXEL BAY- BERNADETTE BI- BIL- BIRGIT BRUCE CEC-',
      ],
      [
        0.4,
        'CL- CRISTOBAL CURT DA- DAL- DANTE DIANA DOUGLAS EDUARD EE- ELV- EMA ETH- FEL- FIO- GAETANO GAU- GORDANA GRETE',
      ],
      [
        0.4,
        'GUI- GUIDO HAB- HAD- HARRY HELGE HS- IA- IDA IE- IGOR JARI JOHANS KAM- KAR- KJELL KON- KOR- LAS- LEANDRO LIONEL',
      ],
      [
        0.4,
        'LOV- LUCA LYDIA MAA- MADELEINE MANTAS ME- MIC- MICHAL MIL- MILOS MW- NIKOLAI NORMAN ODD- OLEG PABLO PATRIK PAUL',
      ],
      [
        0.4,
        'PE- RAG- RAY- REBECCA ROG- RUD- SABRINA SAD- SAH- SAMI SE- SHARON SIG- SIMONA SIV TER- THI- TONI TOVE US- VIK-',
      ],
      [0.4, 'VIV- VLADO WESLEY Z- ZAKHAR ZL- ZLA-'],
      [
        0.3,
        '-ABA -ANI -ANIE -ANTO -AP -ARDA -ARDO -BINA -D -EI -EKE -ELE -ERTA -ESA -ETTA -GO -HER -IDI -IGA -IJN -IRI',
      ],
      [
        0.3,
        '-ISHA -IZ -JORT -KI -LAS -LEIF -LEY -LITA -NDA -NIC -NIS -ONA -OND -OS -RDIS -RINI -RITA -RJA -RUN -THA -TKO',
      ],
      [
        0.3,
        '-TRI -TTA -TTE -UANA -UKA -UR -USH -VAN -VIE -W -WE -YO ABDUL AD- ALOIS AMOS AMY ANA- ANOUK AR- ARI- ARON ARS-',
      ],
      [
        0.3,
        'AS- ASE ASTRID BAS- BOL- BUN- CASPER CIN- COLIN CRISTINA DAM- DENISE DER- DERRICK DI- DIO- DUSAN ERN- FE-',
      ],
      [
        0.3,
        'FERNANDO FR- FRANK FREDDY GAM- GERARD GLEN GUR- HABIBA HAR- HAY- HED- HENRIETTE HER- HUN- IZ- JAN- JE- JEA-',
      ],
      [
        0.3,
        'JOHAN JOR- KAI- KARIN KARINA KEI- KEN- KLA- LAR- LAZ- LET- LINDA LINDSAY LUA- LUC LYN- MAJA MARCUS MARTINA',
      ],
      [
        0.3,
        'MATTI MEL- MUS- NED- NORMA OMER OS- PASCALE PAV- RODOLFO ROM- ROY RUDOLF RUNE RUSLAN SAF- SKA- SOLANGE SONJA',
      ],
      [0.3, 'SORAYA STEPAN TAR- TERESA THIERRY TRI- VASIL VERNER VI- ZAH- ZDRAVKO ZEN-'],
      [
        0.2,
        '-AAN -ACE -AJ -ALE -ANDE -AUG -AVI -B -CAR -CIE -CIN -DER -DI -E -EA -EKA -ENTE -ET -FA -GARD -HIR -HU -HUR',
      ],
      [
        0.2,
        '-IAH -IB -IDA -INER -INN -INO -ITI -ITSA -IZA -KA -KAN -KIR -LAR -LIS -LOS -MER -MES -MINE -NARD -NGI -NIO -NKA',
      ],
      [
        0.2,
        '-NKE -OB -OD -ONS -ORT -REE -REN -RI -RICK -ROY -RU -SS -STEN -TAN -THOR -TKA -TU -UDE -UF -UZ -VON ABEL AJ-',
      ],
      [
        0.2,
        'ALD- ALEXANDER ALVARO ANA ANI- ANTONIO BAH- BAL- BELLA BENEDICT BOGDAN BRENDA BUS- CARLA CELINA CLARA CLAUDIA',
      ],
      [
        0.2,
        'DEA- DINO DONALD DOROTHY DUM- EDI- ELLEN EME- ERL- ERM- ERWIN FABIENNE FRANS GINA GRETA HEM- HIL- HJA- HUNG',
      ],
      [
        0.2,
        'IRI- ISABEL JADE JAKE JAKUB JO- JORGEN JOZEF KAREL KAROL KAY- KIE- LASSE LID- LINUS LOUISE MAI- MARCELA MARI',
      ],
      [
        0.2,
        'MARIO MATHIEU MATHILDE MATIAS MATO MO- NES- NIA- NIKOLA NORAH NURIA OTT- PEA- POL- PRI- REGINA REN- RIK- ROB-',
      ],
      [
        0.2,
        'RONALD SA- SAB- SAMANTHA SAMUEL SEL- SEM- SERGEI SEVERIN SHE- SIGURD SIL- SOL- TIMOTHY TOD- TOMAS UN- VARVARA',
      ],
      [0.2, 'VICTOR VICTORIA VINCENT VIOLETA WAH- ZAC-'],
      [
        0.1,
        '-ANCA -ANCE -DELA -DORA -ENE -GUL -IJS -IMO -ISA -IU -KE -LINS -LLI -NAL -NNIS -NOR -NYA -NZI -ONE -REY -SO -UN',
      ],
      [
        0.1,
        '-VETA -WIN -ZIE ADA- ALBIN ALEXIS ALLAN ALMA ANGELO ARM- AYLIN BJA- CUR- DEAN DENNIS DIM- ERLING EWA FABIO',
      ],
      [
        0.1,
        'FELIPE FERNAND FLAVIO FRIDA GHISLAIN GORDON HI- HOR- HUM- IM- JAKOB JEN- JOH- LINN LUZ MIRON MURIEL NESTOR OC-',
      ],
      [0.1, 'OM- ON- OT- QA- RAC- RUDI RUN- SAADAT SALMA SH- SIM- SOLVEIG SPA- STEFANO STEPHAN U- VALENTINO VIR- ZITA'],
      [
        -0.1,
        '-ANT -AUS -DGE -DLA -GAN -GLE -I -L -LINI -LLAN -MEL -NAN -NDE -NDL -OCK -OZ -Q -RELL -RIEN -RION -RLI -RTH',
      ],
      [
        -0.1,
        '-UCCI -UZA ABDULLAHI ADDA BAA- CAD- CUN- DIA- DUI- EG- FRANKLIN FRE- G- HASSAN HES- HU- JA- KL- L- LANG LEL-',
      ],
      [-0.1, 'LO- MUI- OBE- PAS- PIN- RAU- SAU- SEN- SJ- SMI- SPI- TRA- TRU- VARGA VES- VR- WE-'],
      [
        -0.2,
        '-AAR -AEVA -ARTS -ATA -ATHI -BAN -BELA -BURG -EAN -EDE -EGO -ELMA -ELO -ES -EZA -GIN -GIS -HAN -HEL -IMS -KAR',
      ],
      [
        -0.2,
        '-KER -KIN -KY -LANA -LDS -LEE -LET -LJA -LLEN -MIE -NGE -NK -NSEN -OGAN -OLL -ONI -ONO -OSI -PA -PI -RAND -RTE',
      ],
      [
        -0.2,
        '-SIC -TH -TI -TLA -TO -TS -UDI -UI -UKI -ULU -VEL -YI AF- ALV- AU- BA- BHA- CA- CAM- CAR- DR- F- FLA- GEL- GIL-',
      ],
      [
        -0.2,
        'GIR- GLO- HAL- HOF- IS- JACOBI K- KAD- KAYA KR- KUN- KUS- LOPES LUT- MARTINEZ MEDVED MUN- NIE- OG- OK- OLIVERA',
      ],
      [-0.2, 'OW- PL- PUR- RAB- SJO- SO- STA- T- TAM- TOO- TS- V- VU- WAN- WOL-'],
      [
        -0.3,
        '-ADI -AI -AIR -ANLI -ARI -ARTY -AUER -CIK -DE -EAD -EEL -EEV -EIA -EN -GAIN -HAIR -HNER -ICKA -IK -ILA -ILLE',
      ],
      [
        -0.3,
        '-ISTO -KIS -KOVA -LAND -LDI -LIER -LM -M -MAA -MANI -NTE -ODA -OLO -ON -OP -ORD -OTTI -RES -RNE -SELA -TNER',
      ],
      [
        -0.3,
        '-ULA -UM -UNDS -URG -VES -X -YANA -Z ANG- ANS- ASL- ATA- BAE- BEG- BIE- BOA- BOI- BON- BRU- C- CAP- DOC- DUD-',
      ],
      [
        -0.3,
        'EC- GAR- GRI- HAM- HEA- IAR- ID- ILI- JACOBS JAI- JI- JUN- KI- KIL- KOLAR KOP- KRO- LONG MKH- MUL- MUR- NAB-',
      ],
      [-0.3, 'NG- OY- PUS- Q- RANGEL RAT- ROC- SAE- TORRES UR- VA- VEL- VIL- VIS- WAT- WI- YU- ZAM-'],
      [
        -0.4,
        '-ACA -AID -AIS -AKO -ALDI -AMI -ARDI -ASE -AYA -CKO -DEL -GEN -GER -HAM -HEN -HIA -IER -IGER -IN -LE -LIMA -LL',
      ],
      [
        -0.4,
        '-LLON -MBA -NCK -NGU -NITA -NJA -ONT -OTTE -RDS -RE -RN -RNA -RR -SER -SIK -SSY -ST -STER -UTI -VEY -WELL -ZIC',
      ],
      [
        -0.4,
        'AA- AB- BAD- BAR- BARTA CRE- DOS- DRU- ELLIS EY- GA- GEI- HR- KOC- LAM- MAB- MAS- MON- MUK- NK- NON- OLU- OP-',
      ],
      [-0.4, 'PEN- PON- RAA- RICO SED- SIN- SUL- VAR- VILLA VRA-'],
      [
        -0.5,
        '-AINN -AK -AKI -ALL -ALLA -ARLI -ATE -ATH -CHE -CIC -CK -DAN -DANA -DEN -DHA -DT -ERE -ETO -EY -FF -GA -IDH',
      ],
      [
        -0.5,
        '-ILLA -INK -INS -KMAN -LDER -LLIS -NNS -ONTE -OUT -P -PP -RAN -RANA -RGER -TANA -TL -TON -USE -V -VAL -VEC',
      ],
      [
        -0.5,
        '-VIST ALL- ALVES AMO- BO- COO- D- DIAS ESP- FARIDA GAL- GU- H- HAG- JAR- KIT- KOZ- LAK- LE- MAZ- MD- MOT- MUNOZ',
      ],
      [-0.5, 'O- PAR- POS- RAH- REY- ROO- S- SAL- SAMA SIT- THO- TIA- TRAN VAN- ZE-'],
      [
        -0.6,
        '-AAL -ARD -ARIC -AU -AUD -BI -BIA -C -CI -CKER -ELLI -EMA -ENG -ERN -ERT -EU -FS -GE -GH -HINA -IDHE -IGH -INI',
      ],
      [
        -0.6,
        '-LLER -LON -LY -NAIN -NIER -NSON -OLAN -OOD -RD -RS -SIO -T -TINI -TOS -TTER -WA -YE ALC- AMAYA AW- BEC- CAMPOS',
      ],
      [
        -0.6,
        'CEA- DEL- DH- DURAN FAL- HAKIM HAS- HL- JENNI KIS- LAB- LUN- MES- MH- MUT- N- NAK- NAS- NYA- NZ- PACHECO PRA-',
      ],
      [-0.6, 'PU- SAA- SC- SIR- SUN- TAL- UB- ZV-'],
      [
        -0.7,
        '-ASIM -AY -BE -DHE -DU -EH -ELY -ERON -GAR -GAT -GG -HAIN -HIN -HKO -HORS -IRO -LS -MS -NER -NIK -NING -OG -OST',
      ],
      [
        -0.7,
        '-OUX -OZA -RTIN -SEK -SEL -SK -TES -TIER -UER -ULE -UMA -URA -VAC -ZE AH- ARNOLD CONRAD ES- FERNANDES GOL- GR-',
      ],
      [
        -0.7,
        'HARDY HO- IB- ISH- JEP- KAP- KLEIN KN- LA- LAH- LIE- MP- OLA- RI- ROH- ROTH ROU- SEG- SKU- TRE- WOLF YAH-',
      ],
      [
        -0.8,
        '-AAS -AERT -ALO -ANEN -BA -CEK -EAL -ELD -ERS -G -HNA -IRS -IST -JAK -K -LANE -MARA -OW -RIA -RRIS -UDA AE-',
      ],
      [
        -0.8,
        'ALM- ARE- BLO- BU- COI- CR- DOO- DUB- FABIAN FH- GUT- HAU- JEL- KATO KHU- KU- LEH- LL- MARTI MOL- ND- NGUYEN',
      ],
      [-0.8, 'NOR- P- PINTO REY RODRIGUES ROSSI RUB- SEI- VEGA ZA-'],
      [
        -0.9,
        '-ACH -AGA -ALA -ANEK -BERG -EDO -ERG -HY -KEL -LLS -NGER -NLI -NOV -OTO -RDE -RUS -RY -UEZ -VA -VIC -YER -ZEN',
      ],
      [-0.9, 'ANTOINE B- BAT- CRO- DIAZ DRO- DU- KARA KHE- LAG- ORT- SPR- TOMA ZAB- ZI-'],
      [
        -1.0,
        '-ADHA -AINE -ANDA -ANO -AO -AOUI -ASH -AWAN -DH -ENO -ERL -ETS -ITE -LER -LT -MAH -OON -OOR -OU -OYA -REA -UIN',
      ],
      [-1.0, 'ARD- CAS- CO- GAI- GO- GRO- ION- LAINE LED- LILJA MB- MIS- MS- REA- RIBEIRO RIO- SK- TUA- TUR- W- ZU-'],
      [
        -1.1,
        '-AILE -AMA -ENAS -ERA -MAN -NTI -ONEN -OO -OY -RER -UE -VICH -VSKI -YAH ALI CAB- COSTA DUF- KAL- KO- LIT- MAC-',
      ],
      [-1.1, 'MEDINA NT- PAC- PAL- PER- PO- QUI-'],
      [
        -1.2,
        '-CKE -DL -GL -IGAN -ILLO -KAS -KH -KX -NGO -RING -RRO -S -TEL -UX AGU- DAH- IBRAHIM KAN- KRU- MARQUES OJ- RAMOS',
      ],
      [
        -1.3,
        '-ADA -AIGH -AZA -CCI -CHER -CU -ER -GAS -GHE -GLU -LLET -LU -NCO -OGLU -OSA -OUI -SCH -SKY -SON -TROM -VINA',
      ],
      [-1.3, 'ARA- CASTRO EBE- HUT- KAU- LAC- LIND M- MATA RIE- STO- VER- VO- YILDIRIM ZH-'],
      [-1.4, '-AND -HN -HT -IANI -LLO -NS -OA -ROM -YEVA ABDI ENG- KRE- NEU- OGU- RUIZ SILVA SM-'],
      [-1.5, '-EAU -ORO -SHE -ZZI BOU- DL- FO- FU- LEM-'],
      [-1.6, '-AIN -CH -CHUK -ERO -INEN -LI -SKA -TZ AC- AP- CER- JESUS LEB- MAO- MEN- RAJ- ROCHA SOUSA SUR- YAM- YI-'],
      [-1.7, '-ADO -CKA -EDA -OSO IH- NAV- NOV-'],
      [-1.8, '-AA -EC -ETTI -HL -HUK ARR-'],
      [-1.9, '-GS -NSA -WAYO CHO- CU- DEMIR'],
      [-2.0, '-WAA LIU MC-'],
      [-2.1, '-RRA ALMEIDA'],
      [-2.2, '-GREN AYA- MARIN STR-'],
      [-2.3, '-NEN GARCIA KRA-'],
      [-2.4, '-EVA -IC -RTY'],
      [-2.5, '-MANN -SSON MIRANDA'],
      [-2.6, 'SCH-'],
      [-2.7, 'ANDRADE'],
      [-2.8, '-EV -EZ -LUND'],
      [-2.9, '-ZADA'],
      [-3.0, '-IUK'],
      [-3.1, '-VSKA'],
      [-3.4, '-ENKO -SKI'],
      [-3.8, '-OV'],
      [-4.3, '-SEN'],
      [-4.4, '-EIRA'],
      [-4.7, '-OVA'],
    ] as const
  ).flatMap(([odds, names]) => names.split(' ').map((name) => [name, odds] as const)),
)
