/** Khaanps of the Tomar, Jhala, Jadeja, Chandel, Bundela and Sengar, in the form that `parse.ts` reads. */
export const tomar = `
Tomar/Tanwar/Tunwar/Tuar|तोमर/तंवर||Delhi=दिल्ली, Gwalior=ग्वालियर, Patan Torawati=पाटन तोरावाटी:Sikar, Patan=पाटण/पाटन:Sikar|Chilay=चिलाय|Vyaghrapad=व्याघ्रपद
Jatu|जाटू
Satraola|सतरौला
Janghara/Jangara|जंघारा/जंगारा
Pathania|पठानिया|disputed|Nurpur=नूरपुर:Kangra
Katiyar|कटियार
Birwar/Beruar|बिरवार/बेरुआर
`;

export const jhala = `
Jhala/Zala|झाला||Bari Sadri/Sadri=बड़ी सादड़ी/सादड़ी:Chittorgarh, Delwara=देलवाड़ा:Rajsamand, Gogunda=गोगुंदा/गोगुन्दा:Udaipur, Jhalawar=झालावाड़:Jhalawar, Dhrangadhra=ध्रांगध्रा, Limbdi=लिंबड़ी/लींबड़ी, Wankaner=वांकानेर, Wadhwan=वढवाण, Lakhtar=लखतर, Sayla=सायला, Tana=ताणा:Chittorgarh|Shakti=शक्ति|Markandeya=मार्कंडेय
Makwana/Macwana|मकवाना/मकवाणा
`;

export const jadeja = `
Jadeja/Jareja|जाडेजा/जडेजा||Bhuj=भुज, Kutch/Kachchh=कच्छ, Nawanagar=नवानगर, Jamnagar=जामनगर, Gondal=गोंडल, Rajkot=राजकोट, Morvi/Morbi=मोरबी/मोरवी, Dhrol=ध्रोल|Ashapura=आशापुरा
Hala|हाला
Abda|अबडा
Barach|बराच
Bhojde|भोजदे
Butta|बुट्टा
Gahad|गाहड़
Gajan|गजण
Hothi|होथी
Jesar|जेसर
Koret|कोरेट
Raladia/Reladia|रलाडिया
`;

export const chandel = `
Chandel/Chandela|चंदेल/चंदेला||Mahoba=महोबा, Kalinjar=कालिंजर, Gidhaur=गिद्धौर|Maniya=मनिया|Chandratreya=चंद्रात्रेय
Kahluria|कहलूरिया||Bilaspur=बिलासपुर, Kahlur=कहलूर
Handuria|हंडूरिया||Nalagarh=नालागढ़
`;

export const bundela = `
Bundela|बुंदेला||Orchha=ओरछा, Datia=दतिया, Panna=पन्ना, Ajaigarh=अजयगढ़, Charkhari=चरखारी, Bijawar=बिजावर, Chanderi=चंदेरी|Vindhyavasini=विंध्यवासिनी
`;

export const sengar = `
Sengar|सेंगर||Jagammanpur=जगम्मनपुर|Vindhyavasini=विंध्यवासिनी|Gautam=गौतम
`;
