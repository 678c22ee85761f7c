/** Kuls without a page of their own and their khaanps, in the form that `parse.ts` reads. */
export const gaur = `
Gaur/Gaud|गौड़/गौर||Rajgarh Ajmer=राजगढ़ अजमेर:Ajmer, Sheopur=श्योपुर
Chamar Gaur|चमर गौड़
>Amethia|अमेठिया
Bhat Gaur|भाट गौड़
Bahman Gaur/Brahman Gaur|बामन गौड़/ब्राह्मण गौड़
Untahar|उंटाहड़
Silhala|सिलहाला
Tur|तूर
Dusena|दुसेना
Budana|बुडाना
`;

export const badgujar = `
Badgujar/Bargujar/Bad Gujar|बड़गूजर/बड़गुर्जर||Anupshahr=अनूपशहर, Machari=माचेड़ी:Alwar
Sikarwar|सिकरवार|disputed
Raghav|राघव
Madadh/Madad|मडाढ़
`;

export const jadon = `
Jadon/Jadaun/Jadu|जादौन/जादों||Karauli=करौली:Karauli, Awagarh=अवागढ़|Kaila Devi=कैला देवी
Porach|पोरच
Banaphar|बनाफर
`;

export const chudasama = `
Chudasama|चूड़ासमा/चुडासमा||Junagadh=जूनागढ़, Gamph=गांफ
Sarvaiya/Sarvaya|सरवैया|disputed
Raizada|रायजादा
`;

export const bais = `
Bais|बैस||Daundia Khera=डौंडिया खेड़ा, Murarmau=मुरारमऊ, Khajurgaon=खजूरगांव
Tilokchandi/Trilokchandi|तिलोकचंदी/त्रिलोकचंदी
>Naihasta/Naihesta|नैहस्ता
>Sainbasi|सैनबासी
Kathbais/Kath Bais|कठबैस
`;

export const gaharwar = `
Gaharwar/Gahadwal|गहरवार/गाहड़वाल||Kantit=कंतित, Manda=मांडा
`;

export const katoch = `
Katoch|कटोच||Kangra=कांगड़ा:Kangra, Lambagraon=लंबागांव:Kangra
Jaswal|जसवाल||Jaswan=जसवां:Una
Guleria|गुलेरिया||Guler=गुलेर:Kangra
Sibaia|सिबइया/सीबिया||Siba=सीबा:Kangra, Dada Siba=दादा सीबा:Kangra
Dadwal/Dadhwal|डडवाल/ददवाल||Datarpur=दातारपुर
Chib|चिब||Bhimber=भिंबर
`;

export const jamwal = `
Jamwal|जमवाल||Jammu=जम्मू
Manhas/Minhas|मन्हास/मिन्हास
Jasrotia|जसरोटिया||Jasrota=जसरोटा
Mankotia|मनकोटिया||Mankot=मानकोट, Ramkot=रामकोट
Sambyal/Sambial|संब्याल/सम्ब्याल||Samba=सांबा
Lakhanpuria|लखनपुरिया||Lakhanpur=लखनपुर
Dalpatia|दलपतिया
`;

export const suketia = `
Suketia|सुकेतिया||Suket=सुकेत
Mandial|मंडियाल||Mandi=मंडी
`;

/** Each row is a kul. */
export const otherKuls = `
Dodia/Dodiya|डोडिया||Sardargarh=सरदारगढ़:Rajsamand
Dabhi|डाभी
Jethwa|जेठवा||Porbandar=पोरबंदर
Chavda/Chawda/Chavada|चावड़ा/चावडा||Mansa=माणसा, Varsoda=वरसोडा
Johiya/Joiya|जोहिया/जोइया
Dahiya|दहिया
Dahima|दाहिमा
Pundir/Pundhir|पुंडीर/पुण्डीर
Nikumbh/Nikumbha|निकुंभ/निकुम्भ
Raghuvanshi/Raghubansi|रघुवंशी
Vala|वाला
Tank/Taank|टांक
Bisen|बिसेन||Majhauli=मझौली, Bhinga=भिनगा, Mankapur=मनकापुर
Raikwar|रैकवार||Baundi=बौंडी
Janwar|जनवार||Balrampur=बलरामपुर, Payagpur=पयागपुर
Kalhans|कलहंस
Srinet/Sarnet|श्रीनेत/सरनेत
Sombansi/Somvanshi|सोमवंशी/सोमबंसी
Surajbansi|सूरजबंसी
Kanhpuria|कन्हपुरिया||Tiloi=तिलोई
Dikhit/Dikshit|दीखित/दीक्षित
Palwar|पलवार
Haihaya/Haihaivanshi/Hayobans|हैहय/हैहयवंशी/हयोबंस
Kalchuri/Karchuli|कलचुरी/करचुली
Nagvanshi/Nagbansi|नागवंशी/नागबंसी||Chota Nagpur=छोटा नागपुर
Kinwar|किनवार
Lautamia/Lohtamia|लौतमिया
Chambial/Chambyal|चंब्याल/चम्ब्याल||Chamba=चंबा
Balauria/Balouria|बलौरिया||Basohli=बसोहली
Kutlehria/Kotlehria|कुटलैहड़िया/कोटलेहड़िया||Kutlehar=कुटलैहड़
`;
