/** More districts, tehsils, towns and villages, and what is written beside them in an address, as rows of `known-words.ts`. */

export const morePlaces = `
अंबाह=Ambah, अंबिकापुर=Ambikapur, अकबरपुर=Akbarpur, अकोला=Akola, अगरतला=Agartala, अचनेरा=Achhnera, अचरोल=Achrol
अजीतगढ़=Ajitgarh, अटेर=Ater, अटेली=Ateli, अनादरा=Anadra, अनूपगढ़=Anupgarh, अनूपशहर=Anupshahr, अनूपपुर=Anuppur
अबोर=Abor, अभनेर=Abhaner, अमझेरा=Amjhera, अमरावती=Amravati, अमरकोट=Amarkot, उमरकोट=Umarkot, अमरेली=Amreli
अमरसर=Amarsar, अमरपुर=Amarpur, अमेठी=Amethi, अमरोहा=Amroha, अर्जुनसर=Arjunsar, अर्जुनपुरा=Arjunpura, अराई=Arai
अरनोद=Arnod, अरड़ावता=Ardawata, अरवल्ली=Aravalli, अर्थूना=Arthuna, अलसर=Alsar, अलीगढ़=Aligarh, अलीराजपुर=Alirajpur
अलीपुर=Alipur, अलाय=Alay, अलनियां=Alniyan, अवारी=Awari, असोतरा=Asotara, असपुर=Aspur, आसपुर=Aspur, आऊ=Aau
आंतरी=Antri, आंजना=Anjana, आंबेर=Amber, आकड़ावास=Akdawas, आकली=Akli, आगर=Agar, आगुचा=Agucha, आगूंचा=Agucha
आठूण=Athun, आणंद=Anand, आदमपुर=Adampur, आनंदपुरी=Anandpuri, आनंदगढ़=Anandgarh, आबूरोड=Aburoad, आमला=Amla, आमली=Amli
आमोद=Amod, आमरोल=Amrol, आम्बा=Amba, आरंग=Arang, आरा=Ara, आलमसर=Alamsar, आलनपुर=Alanpur, आलोट=Alot, आवा=Awa
आष्टा=Ashta, आसिंद=Asind, आसलपुर=Asalpur, आसरलाई=Asarlai, आसावरी=Asawari, आसनी=Asni, आंधी=Andhi, इंद्रगढ़=Indragarh
इटारसी=Itarsi, इलाहाबाद=Allahabad, इसरावास=Israwas, ईडर=Idar, ईशरोदा=Ishroda, ईसरदा=Isarda, उंझा=Unjha, ऊंझा=Unjha
उखलाना=Ukhlana, उचाना=Uchana, उच्चैन=Uchchain, उजीणा=Ujina, उदयपुरा=Udaipura, उदपुरा=Udpura, उदयनगर=Udaynagar
उदयरामसर=Udairamsar, उदावास=Udawas, उधमपुर=Udhampur, उन्नाव=Unnao, उना=Una, ऊना=Una, उपलेटा=Upleta, उमरगांव=Umargaon
उमरिया=Umaria, उमेदपुर=Umedpur, उम्मेदपुर=Ummedpur, उम्मेदपुरा=Ummedpura, उमरलाई=Umarlai, उमरणी=Umarni, उरई=Orai
उस्मानाबाद=Osmanabad, ऊंटाला=Untala, ऊंचडा=Unchda, ऊंचा=Uncha, ऊटी=Ooty, ऋषभदेव=Rishabhdev, एकलिंगपुरा=Eklingpura
एकलसिंघा=Eklasingha, एटा=Etah, ऐलनाबाद=Ellenabad, ओगना=Ogna, ओडींट=Odint, ओरछा=Orchha, ओलवी=Olvi, ओसिया=Osiya
ओबरी=Obri, औरंगाबाद=Aurangabad, औवा=Auwa, कंकरोली=Kankroli, कांकरोली=Kankroli, कंवलियास=Kanwaliyas
कंवरपुरा=Kanwarpura, ककोड़=Kakod, कटक=Cuttack, कटनी=Katni, कटराथल=Katrathal, कटूंबरी=Katumbari, कठूमर=Kathumar
कठुआ=Kathua, कड़ी=Kadi, कड़ेल=Kadel, कतरियासर=Katariyasar, कन्नौज=Kannauj, कनवास=Kanwas, कनवाड़ा=Kanwara
कनेरा=Kanera, कपड़वंज=Kapadvanj, कपूरथला=Kapurthala, कपूरड़ी=Kapurdi, कमलपुरा=Kamalpura, करजू=Karju, करड़ा=Karda
करणीसर=Karnisar, करणू=Karnu, करहल=Karhal, कराहल=Karahal, करकेड़ी=Karkeri, करणपुरा=Karanpura, करवड़=Karwad
करवर=Karwar, करेड़ी=Karedi, कलोल=Kalol, कल्याणसर=Kalyansar, कवलाद=Kawlad, कवास=Kawas, कसूंबी=Kasumbi, कसौली=Kasauli
कांगड़=Kangar, कांटिया=Kantiya, कांठल=Kanthal, कांडला=Kandla, कांधला=Kandhla, काकरोद=Kakrod, काछबली=Kachhbali
काठियावाड़=Kathiawar, काणेचा=Kanecha, कादेड़ा=Kadera, कानसर=Kansar, कानपुरा=Kanpura, कानूता=Kanuta, कानूजा=Kanuja
कानावास=Kanawas, कानीवाड़ा=Kaniwara, कामां=Kaman, कामली=Kamli, कामलीघाट=Kamlighat, कारोला=Karola, कारोई=Karoi
कालका=Kalka, कालंदरी=Kalandri, कालड़ी=Kaldi, कालीसिंध=Kalisindh, कालूखेड़ा=Kalukhera, कालेड़ा=Kalera, कालवा=Kalwa
काशीपुर=Kashipur, कासगंज=Kasganj, कासोर=Kasor, किरावली=Kirawali, किराप=Kirap, किशोरपुरा=Kishorpura
किशनपुर=Kishanpur, किशनगढ़बास=Kishangarhbas, कीर=Keer, कीरतपुरा=Kiratpura, कुंडली=Kundli, कुंडाल=Kundal
कुंभराज=Kumbhraj, कुआं=Kuan, कुचेरा=Kuchera, कुचोर=Kuchor, कुड़ली=Kudli, कुतियाणा=Kutiyana, कुम्हेर=Kumher
कुरज=Kuraj, कुरड़ाया=Kurdaya, कुरनी=Kurni, कुल्लू=Kullu, कुशलगढ़=Kushalgarh, कुशलपुरा=Kushalpura, कुशीनगर=Kushinagar
कूकड़ा=Kukra, कूकनवाली=Kukanwali, कूदन=Kudan, कृष्णगढ़=Krishnagarh, केरपुरा=Kerpura, केराप=Kerap, केलवाड़=Kelwad
केवडिया=Kevadia, केशवाना=Keshwana, केशोरायपाटन=Keshoraipatan, केसरिया=Kesariya, केसरसिंहपुर=Kesrisinghpur
कैथल=Kaithal, कैराना=Kairana, कैलादेवी=Kailadevi, कैरू=Kairu, कोकापुर=Kokapur, कोचीन=Kochin, कोचिन=Kochin
कोची=Kochi, कोटकासिम=Kotkasim, कोटपूतली=Kotputli, कोटखावदा=Kotkhawda, कोटद्वार=Kotdwar, कोटडी=Kotdi, कोठारा=Kothara
कोठार=Kothar, कोठी=Kothi, कोड़मदेसर=Kodamdesar, कोतमा=Kotma, कोदरा=Kodra, कोरना=Korna, कोरणा=Korna
कोल्हापुर=Kolhapur, कोलू=Kolu, कोलर=Kolar, कोलाना=Kolana, कोलारस=Kolaras, कोशीथल=Koshithal, कोसाणा=Kosana, कोसी=Kosi
कोसेलाव=Koselao, कौशांबी=Kaushambi, खंडवा=Khandwa, खंडार=Khandar, खंभात=Khambhat, खंडप=Khandap, खखड़की=Khakharki
खगड़िया=Khagaria, खजूरी=Khajuri, खजुराहो=Khajuraho, खटीमा=Khatima, खटोड़ा=Khatoda, खड़गदा=Khadagda, खनौरी=Khanauri
खमनोर=Khamnor, खरगोन=Khargone, खरनाल=Kharnal, खरसाण=Kharsan, खरेरी=Khareri, खवासपुरा=Khawaspura, खातेगांव=Khategaon
खाजूवाला=Khajuwala, खानवा=Khanwa, खाम=Kham, खारा=Khara, खारड़ी=Khardi, खारडा=Kharda, खालसा=Khalsa, खिजूरी=Khijuri
खिचन=Khichan, खीचन=Khichan, खिलचीपुर=Khilchipur, खींचीवाड़ा=Khichiwara, खीमसर=Khimsar, खीमाणा=Khimana
खुटाणी=Khutani, खुडियाला=Khudiyala, खुरई=Khurai, खुरी=Khuri, खुहड़ी=Khuhri, खूंटिया=Khuntiya, खेजरोली=Khejroli
खेड़ब्रह्मा=Khedbrahma, खेड़ापा=Khedapa, खेड़ली=Kherli, खेड़ला=Kherla, खेतासर=Khetasar, खेतूसर=Khetusar
खेतोलाई=Khetolai, खेमली=Khemli, खैरागढ़=Khairagarh, खैराबाद=Khairabad, खैराड़=Khairad, खैरोट=Khairot, खोडा=Khoda
खोड़ा=Khoda, खोरी=Khori, खोह=Khoh, खौड़=Khaur, गंगरार=Gangrar, गंगाणी=Gangani, गंगानगर=Ganganagar, गंगावास=Gangawas
गंगोह=Gangoh, गंज=Ganj, गंजबासौदा=Ganjbasoda, गंधार=Gandhar, गजसिंहनगर=Gajsinghnagar, गजसिंहपुर=Gajsinghpur
गजेवास=Gajewas, गड़रारोड=Gadraroad, गढ़सीसर=Gadsisar, गढ़मुक्तेश्वर=Garhmukteshwar, गढ़वाल=Garhwal, गढ़ा=Garha
गणेशगढ़=Ganeshgarh, गनेड़ी=Ganeri, गया=Gaya, गरोठ=Garoth, गलता=Galta, गागरणी=Gagrani, गागरिया=Gagriya
गाजियाबाद=Ghaziabad, गाजीपुर=Ghazipur, गाडरवारा=Gadarwara, गाडोता=Gadota, गांधीधाम=Gandhidham, गांधीनगर=Gandhinagar
गांवड़ी=Ganwdi, गारासणी=Garasni, गिंगोली=Gingoli, गिरनार=Girnar, गिरवा=Girwa, गिरसोमनाथ=Girsomnath, गिराब=Girab
गिलूंड=Gilund, गिरोता=Girota, गुंदलाव=Gundlav, गुंदा=Gunda, गुजराँवाला=Gujranwala, गुड़गांव=Gurgaon
गुड़गाँव=Gurgaon, गुड़ली=Gudli, गुडला=Gudla, गुढ़ागौड़जी=Gudhagorji, गुढ़ाबालोतान=Gudabalotan, गुना=Guna
गुमानपुरा=Gumanpura, गुरदासपुर=Gurdaspur, गुलबर्गा=Gulbarga, गुलाबसागर=Gulabsagar, गूगोर=Gugor, गूंदरी=Gundri
गूढ़ा=Gudha, गेहूंवाड़ा=Gehunwara, गैंता=Gainta, गैलावास=Gailawas, गैराबाद=Gairabad, गोंडा=Gonda, गोंदिया=Gondia
गोआ=Goa, गोगटपुरा=Gogatpura, गोगासर=Gogasar, गोगामेड़ी=Gogamedi, गोठमांगलोद=Gothmanglod, गोड़वाड़=Godwar
गोडवाड़=Godwar, गोदाण=Godan, गोधरा=Godhra, गोनेर=Goner, गोपालसर=Gopalsar, गोपालगढ़=Gopalgarh, गोपालगंज=Gopalganj
गोपालसागर=Gopalsagar, गोमावाली=Gomawali, गोरखाना=Gorkhana, गोरीर=Gorir, गोलासन=Golasan, गोवटी=Gowti
गोविंदसागर=Govindsagar, गोविंदनगर=Govindnagar, गोहद=Gohad, गोहाना=Gohana, गौरीगंज=Gauriganj, गौहाटी=Guwahati
गुवाहाटी=Guwahati, ग्यारसपुर=Gyaraspur, घंटेल=Ghantel, घंटियाल=Ghantiyal, घड़साना=Gharsana, घटियाली=Ghatiyali
घणा=Ghana, घांघू=Ghanghu, घाटा=Ghata, घाटवा=Ghatwa, घाटी=Ghati, घाणा=Ghana, घाणेला=Ghanela, घासा=Ghasa
घुमानी=Ghumani, घूंघटी=Ghunghati, घोगुंदा=Ghogunda, घोघा=Ghogha, घोड़ासर=Ghodasar, घोड़ारण=Ghodaran
घोसुंडा=Ghosunda, चंडावल=Chandawal, चंदवाजी=Chandwaji, चंदेरी=Chanderi, चंदेरिया=Chanderiya, चंद्रपुर=Chandrapur
चंद्रपुरा=Chandrapura, चंदौसी=Chandausi, चंदौली=Chandauli, चंपापुर=Champapur, चंबल=Chambal, चकराता=Chakrata
चक्रधरपुर=Chakradharpur, चणोद=Chanod, चमोली=Chamoli, चरखी=Charkhi, चरला=Charla, चवरड़ा=Chawarda, चवा=Chawa
चाकसु=Chaksu, चाचौड़ा=Chachoura, चाचोड़ी=Chachori, चांगोद=Changod, चांदणी=Chandni, चांदखेड़ी=Chandkheri
चांदपुर=Chandpur, चांदबावड़ी=Chandbaori, चांदसर=Chandsar, चांदावास=Chandawas, चांदना=Chandna, चांदेलाव=Chandelao
चांपानेर=Champaner, चाणस्मा=Chanasma, चारभुजा=Charbhuja, चावंड=Chawand, चाहड़वास=Chahadwas, चिकारड़ा=Chikarda
चिखली=Chikhli, चित्रकूट=Chitrakoot, चिड़ी=Chidi, चितलवाना=Chitalwana, चितावा=Chitawa, चिराना=Chirana, चीखली=Chikhli
चुंडावाड़ा=Chundawara, चुई=Chui, चूंटीसरा=Chuntisara, चूलिया=Chuliya, चेचट=Chechat, चेराई=Cherai, चेलासर=Chelasar
चैनपुरा=Chainpura, चैनपुर=Chainpur, चैनवास=Chainwas, चोमहला=Chaumahla, चोटिला=Chotila, चोटीला=Chotila
चोपासनी=Chopasni, चोरड़िया=Choradiya, चोला=Chola, चोसला=Chosla, चोहटन=Chohtan, चौंमू=Chomu, चौथ=Chauth
चौपड़ा=Chaupra, चौमहला=Chaumahla, चौमुखा=Chaumukha, चौराई=Chaurai, चौसला=Chausla, छतरपुरा=Chhatarpura, छतरी=Chhatri
छतोदा=Chhatoda, छपारा=Chhapara, छपरा=Chhapra, छबड़ी=Chhabri, छाण=Chhan, छापरी=Chhapri, छापड़ा=Chhapra
छापोली=Chhapoli, छिंदवाड़ा=Chhindwara, छींपाबड़ौद=Chhipabarod, छीपाबड़ौद=Chhipabarod, छीतर=Chhitar, छीला=Chhila
छोटीसादड़ी=Chhotisadri, छोटाउदयपुर=Chhotaudepur, जगदीशपुर=Jagdishpur, जगदीशपुरा=Jagdishpura, जगपुरा=Jagpura
जगरावां=Jagraon, जगतगढ़=Jagatgarh, जगाधरी=Jagadhri, जबलपुर=Jabalpur, जमशेदपुर=Jamshedpur, जयनगर=Jainagar
जयसमंद=Jaisamand, जयसिंहपुरा=Jaisinghpura, जयपहाड़ी=Jaipahari, जरखोदा=Jarkhoda, जलगांव=Jalgaon, जलोदा=Jaloda
जलपाईगुड़ी=Jalpaiguri, जशपुर=Jashpur, जसनगर=Jasnagar, जसपुरा=Jaspura, जसरापुर=Jasrapur, जसवंतगढ़=Jaswantgarh
जसाईं=Jasai, जसोला=Jasola, जस्सूसर=Jassusar, जहाजपुर=Jahazpur, जांगल=Jangal, जांगलू=Janglu, जांजगीर=Janjgir
जांभा=Jambha, जाखण=Jakhan, जाखणिया=Jakhaniya, जाखासर=Jakhasar, जाजपुर=Jajpur, जाजोद=Jajod, जाजोता=Jajota
जाटाबास=Jatabas, जाडन=Jadan, जाणुंदा=Janunda, जानोद=Janod, जाफराबाद=Jafrabad, जामडोली=Jamdoli, जामला=Jamla
जामसर=Jamsar, जामोली=Jamoli, जालिया=Jaliya, जालना=Jalna, जालपा=Jalpa, जालेली=Jaleli, जालौर=Jalore, जावर=Jawar
जावरा=Jaora, जाशमा=Jashma, जाहोता=Jahota, जीलो=Jilo, जींद=Jind, जीरण=Jiran, जीरावल=Jirawal, जीरापुर=Jirapur
जीवाणा=Jiwana, जुरहरा=Jurhera, जुलाना=Julana, जूनागढ़=Junagadh, जूना=Juna, जूसरी=Jusari, जेठानिया=Jethaniya
जेठाना=Jethana, जेठंतरी=Jethantri, जेतपुर=Jetpur, जेलू=Jelu, जेसलसर=Jeslsar, जैतगढ़=Jaitgarh, जैतपुरा=Jaitpura
जैतीवास=Jaitiwas, जैमला=Jaimla, जैलाणा=Jailana, जैसलान=Jaislan, जोगीदास=Jogidas, जोगामंडी=Jogamandi, जोजावर=Jojawar
जोधियासी=Jodhiyasi, जोधपुरा=Jodhpura, जोधावास=Jodhawas, जोनपुर=Jaunpur, जौनपुर=Jaunpur, जोरावरनगर=Jorawarnagar
जोरावरपुरा=Jorawarpura, जोशीमठ=Joshimath, जौरा=Joura, झगड़ावास=Jhagarawas, झज्जर=Jhajjar, झड़वासा=Jhadwasa
झलाई=Jhalai, झलामंड=Jhalamand, झाझोली=Jhajholi, झाड़ौल=Jhadol, झाबुआ=Jhabua, झालरा=Jhalra, झालामंड=Jhalamand
झालावास=Jhalawas, झालाणा=Jhalana, झालोद=Jhalod, झिंझा=Jhinjha, झिंझिनवाली=Jhinjhiniyali, झिंझाना=Jhinjhana
झीझनियाली=Jhinjhiniyali, झीलवाड़ा=Jhilwara, झुंझारपुर=Jhunjharpur, झूंठा=Jhuntha, झूंसी=Jhunsi, झोटवाड़ा=Jhotwara
टडावास=Tadawas, टमकोर=Tamkor, टांटवास=Tantwas, टालनपुर=Talanpur, टिब्बी=Tibbi, टीबी=Tibi, टिकैत=Tikait
टीटावास=Titawas, टीकली=Tikli, टूंडला=Tundla, टेऊ=Teu, टेहला=Tehla, टोडारायसिंह=Todaraisingh, टोडगढ़=Todgarh
टॉडगढ़=Todgarh, टोहाना=Tohana, ठठावता=Thathawata, ठाकरला=Thakarla, ठाकुरद्वारा=Thakurdwara, ठिमोली=Thimoli
डबोक=Dabok, डबोई=Dabhoi, डभोई=Dabhoi, डलहौजी=Dalhousie, डांग=Dang, डाबला=Dabla, डाबर=Dabar, डाबलियां=Dabliyan
डाबडा=Dabra, डाबरा=Dabra, डालमिया=Dalmia, डायलाना=Daylana, डिंडोरी=Dindori, डिगरना=Digarna, डीगोद=Digod, डीडरी=Didri
डुमरांव=Dumraon, डूंगरगढ़=Dungargarh, डूंगरी=Dungri, डूंगरसर=Dungarsar, डूंगला=Dungla, डूंडी=Dundi
डूंगरवाड़ा=Dungarwara, डूमोली=Dumoli, डेगाणा=Degana, डेचू=Dechu, डेरोली=Deroli, डेरा=Dera, डेरू=Deru, डैयाणा=Daiyana
डोडवाली=Dodwali, डोडीयाना=Dodiyana, डोडियाना=Dodiyana, डोभी=Dobhi, ढांचोली=Dhancholi, ढाकरिया=Dhakariya, ढाबा=Dhaba
ढाबलां=Dhablan, ढालोप=Dhalop, ढिंगसरी=Dhingsari, ढींकोला=Dhikola, ढूंढाड़ा=Dhundhara, ढोढसर=Dhodhsar, तंगा=Tanga
तंवरावाटी=Tanwarawati, तराना=Tarana, तरनतारन=Tarantaran, तलवाड़ा=Talwara, तलवंडी=Talwandi, तलहटी=Talhati
तसीमो=Tasimo, तांतवास=Tantwas, तांतोटी=Tantoti, तांबा=Tamba, ताजपुर=Tajpur, ताणा=Tana, तारापुर=Tarapur, ताल=Tal
तालाला=Talala, तासोल=Tasol, तिंदरी=Tindri, तिजारा=Tijara, तिघरा=Tighra, तिलोरा=Tilora, तिलहर=Tilhar
तिहावली=Tihawali, तीतरी=Titri, तीतरड़ी=Titardi, तुंगा=Tunga, तूंगा=Tunga, तेजास=Tejas, तेना=Tena, तेलवाड़ा=Telwara
तेवरी=Tewri, तोगावास=Togawas, तोपदड़ा=Topdara, तोषाम=Tosham, तोसीना=Tosina, थराली=Tharali, थळ=Thal, थली=Thali
थाट=That, थाणा=Thana, थाना=Thana, थानागाजी=Thanagazi, थानेसर=Thanesar, थानूसर=Thanusar, थावला=Thawla, थूर=Thur
थोई=Thoi, दंतेवाड़ा=Dantewada, दत्तीगांव=Dattigaon, दतोब=Datob, दधवाड़ा=Dadhwara, ददरोल=Dadrol, दबोह=Daboh
दमोह=Damoh, दयालपुर=Dayalpur, दरभंगा=Darbhanga, दरबा=Darba, दरीबा=Dariba, दलपतपुरा=Dalpatpura, दसपुर=Daspur
दसूहा=Dasuya, दहेज=Dahej, दांतड़ा=Dantra, दांतली=Dantli, दांतारी=Dantari, दांतलवास=Dantalwas, दांतीवास=Dantiwas
दाउदसर=Daudsar, दातागंज=Dataganj, दादरी=Dadri, दादिया=Dadiya, दादू=Dadu, दानपुर=Danpur, दानासर=Danasar, दामोह=Damoh
दायरा=Dayra, दाहोद=Dahod, दिवेर=Diwer, दिवराला=Deorala, देवराला=Deorala, दीउ=Diu, दीव=Diu, दीदारगंज=Didarganj
दीनगढ़=Deengarh, दुगारी=Dugari, दुगोली=Dugoli, दुजार=Dujar, दुजाना=Dujana, दुदवा=Dudwa, दुर्ग=Durg
दुर्गापुर=Durgapur, दुर्गापुरा=Durgapura, दुलचासर=Dulchasar, दुलपुरा=Dulpura, दूधवाखारा=Dudhwakhara, दूणी=Duni
दूनी=Duni, दूदोर=Dudor, देओरी=Deori, देऊ=Deu, देगराय=Degrai, देदासर=Dedasar, देपालपुर=Depalpur, देपालसर=Depalsar
देराजसर=Derajsar, देराठू=Derathu, देरासर=Derasar, देलदर=Deldar, देलवास=Delwas, देवघर=Deoghar, देवनगर=Devnagar
देवपुर=Devpur, देवरिया=Deoria, देवला=Devla, देवलगांव=Devalgaon, देवलमाली=Devalmali, देवलदी=Devaldi, देवलास=Devlas
देवलसर=Devalsar, देवीकोट=Devikot, देवीगढ़=Devigarh, देवीपुरा=Devipura, देवरी=Deori, देशलपुर=Deshalpur
देसलसर=Desalsar, देसूलिया=Desuliya, दोहद=Dohad, दोलपुरा=Dolpura, दौलतगढ़=Daulatgarh, दौलताबाद=Daulatabad
दौराई=Daurai, दौलतपुर=Daulatpur, द्वारिका=Dwarika, धनकोली=Dhankoli, धनबाद=Dhanbad, धनाऊ=Dhanau, धनारी=Dhanari
धनवाड़ा=Dhanwara, धनोरा=Dhanora, धमाणा=Dhamana, धमोरा=Dhamora, धरणा=Dharna, धरमपुर=Dharampur, धरमपुरी=Dharampuri
धरियावद=Dhariyawad, धर्मशाला=Dharamshala, धवा=Dhawa, धांगध्रा=Dhrangadhra, धानेरा=Dhanera, धानसा=Dhansa
धानमंडी=Dhanmandi, धानोता=Dhanota, धामपुर=Dhampur, धामनोद=Dhamnod, धारूहेड़ा=Dharuhera, धार=Dhar, धारवाड़=Dharwad
धारूर=Dharur, धीरदेसर=Dhirdesar, धूंधला=Dhundhla, धूलकोट=Dhulkot, धूले=Dhule, धुले=Dhule, धोद=Dhod
धोरीमना=Dhorimanna, धोरीमन्ना=Dhorimanna, धोलका=Dholka, धोलिया=Dholiya, धोलीपाल=Dholipal, ध्रांगधरा=Dhrangadhra
नंदवाण=Nandwan, नंदगांव=Nandgaon, नंदुरबार=Nandurbar, नंदराय=Nandrai, नगला=Nagla, नगली=Nagli, नगीना=Nagina
नगराणा=Nagrana, नगरी=Nagri, नदबई=Nadbai, नदियाद=Nadiad, नड़ियाद=Nadiad, नयापुरा=Nayapura, नयाबास=Nayabas
नरसिंहगढ़=Narsinghgarh, नरसिंहपुर=Narsinghpur, नरसिंहपुरा=Narsinghpura, नरवर=Narwar, नरवाना=Narwana, नरायणा=Naraina
नरेना=Narena, नरैना=Naraina, नरेली=Nareli, नरोड़ा=Naroda, नलखेड़ा=Nalkheda, नलिया=Naliya, नलोटा=Nalota
नवसारी=Navsari, नवागढ़=Nawagarh, नवादा=Nawada, नवाबगंज=Nawabganj, नवानगर=Nawanagar, नवलपुरा=Navalpura
नवलगुंद=Navalgund, नसीराबाद=Nasirabad, नागदा=Nagda, नागड़ी=Nagri, नागणेची=Naganechi, नागलवास=Nagalwas, नागसर=Nagsar
नागेश्वर=Nageshwar, नागोला=Nagola, नाचना=Nachna, नाडसर=Nadsar, नाथूवास=Nathuwas, नाथूवाला=Nathuwala
नाथावास=Nathawas, नादौती=Nadauti, नानूसर=Nanusar, नापा=Napa, नाभा=Nabha, नामली=Namli, नारनौल=Narnaul
नारायणगढ़=Narayangarh, नारायणपुर=Narayanpur, नारायणपुरा=Narayanpura, नारायणसागर=Narayansagar, नारवा=Narwa
नारसोली=Narsoli, नारेड़ा=Nareda, नालागढ़=Nalagarh, नालंदा=Nalanda, नाली=Nali, नावद=Nawad, नासरदा=Nasarda, नाहन=Nahan
नाहरगढ़=Nahargarh, नाहरपुरा=Naharpura, निंबाहेड़ा=Nimbahera, निम्बाहेड़ा=Nimbahera, निंबोद=Nimbod, निंबड़ी=Nimbri
निंबलकोट=Nimbalkot, निमोद=Nimod, निमाड़=Nimar, निमराणा=Nimrana, निठोरा=Nithora, निठाउआ=Nithauwa, नीमझर=Neemjhar
नीमराना=Neemrana, नीमखेड़ा=Neemkheda, नीमबहेड़ा=Neembahera, नीमली=Nimli, नूंह=Nuh, नूह=Nuh, नूरपुर=Nurpur
नेछवा=Nechhwa, नेठराना=Nethrana, नेतेवास=Netewas, नेपालगंज=Nepalganj, नेवटा=Newta, नेवरा=Newra, नैणवा=Nainwa
नैनीताल=Nainital, नोखामंडी=Nokhamandi, नोगावा=Nogawa, नोसर=Nosar, नौगांव=Naugaon, नौगाँव=Naugaon, नौगामा=Naugama
नौसर=Nausar, न्याणगर=Nyannagar, पंचकूला=Panchkula, पंचपदरा=Pachpadra, पंचमहल=Panchmahal, पंचेरी=Pancheri
पंचेवर=Panchewar, पचेवर=Pachewar, पचोर=Pachore, पचौरा=Pachora, पटौदी=Pataudi, पट्टा=Patta, पठानकोट=Pathankot
पडिहारा=Padihara, पड़िहारा=Padihara, पड़ासली=Padasli, पतंगपुरा=Patangpura, पथमेड़ा=Pathmeda, पदमपुरा=Padampura
पनवाड़=Panwad, पनवेल=Panvel, पनवाड़ी=Panwari, परबतपुरा=Parbatpura, परसोली=Parsoli, परसाद=Parsad, परिहारा=Parihara
पलवल=Palwal, पलसाना=Palsana, पलामू=Palamu, पलाई=Palai, पलासनी=Palasni, पलिया=Paliya, पलसूद=Palsud, पवा=Pawa
पवाई=Pawai, पहाड़ी=Pahari, पहाड़गंज=Paharganj, पहलगाम=Pahalgam, पांचौड़ी=Panchaudi, पांचोड़ी=Panchodi
पांडुकेश्वर=Pandukeshwar, पांढुर्ना=Pandhurna, पाकिस्तान=Pakistan, पाटण=Patan, पाटड़ी=Patdi, पाटनी=Patni
पाटिया=Patiya, पाटणवाव=Patanvav, पाटवा=Patwa, पाड़ला=Padla, पाणुंद=Panund, पाताल=Patal, पातेपुर=Patepur, पादरा=Padra
पादरड़ी=Padardi, पादूकलां=Padukalan, पानसल=Pansal, पानरवा=Panarwa, पानेरियों=Paneriyon, पालड़ा=Palda, पालवा=Palwa
पालवास=Palwas, पालसर=Palsar, पालोदा=Paloda, पालिताणा=Palitana, पावटा=Paota, पावा=Pawa, पावापुरी=Pawapuri
पावली=Pawli, पाहुना=Pahuna, पिंडरा=Pindra, पिंडारा=Pindara, पिचोर=Pichhore, पिछोर=Pichhore, पिथापुर=Pithapur
पिपरिया=Pipariya, पिपराली=Piprali, पिपलोदा=Piploda, पिपलू=Piplu, पिपलूंद=Piplund, पिपल्या=Piplya, पिरोजपुर=Pirojpur
पिसांगन=Pisangan, पीसांगन=Pisangan, पीठ=Peeth, पीथापुर=Pithapur, पीथड़=Pithad, पीथावास=Pithawas
पीपलखूंट=Peepalkhunt, पीपलदा=Pipalda, पीपली=Pipli, पीपलू=Peeplu, पीपाड़शहर=Piparshahar, पीपलांत्री=Piplantri
पीलीबंगा=Pilibanga, पीलीभीत=Pilibhit, पीह=Peeh, पुंगल=Pungal, पुंदलोता=Pundlota, पुनावली=Punawali, पुनासर=Punasar
पुराडा=Purada, पुरोहितों=Purohiton, पूंदलू=Pundlu, पूंछ=Poonch, पूठोल=Puthol, पेटलाद=Petlad, पेमासर=Pemasar
पेथापुर=Pethapur, पेहवा=Pehowa, पैंची=Painchi, पैठण=Paithan, पोखरण=Pokhran, पोकलसर=Pokalsar, पोरबंदर=Porbandar
पोलास=Polas, पोसालिया=Posaliya, पोसीतरा=Positra, पोटलां=Potlan, पौड़ी=Pauri, प्रतापनगर=Pratapnagar
प्रतापपुर=Pratappur, प्रतापपुरा=Pratappura, प्रभासपाटन=Prabhaspatan, प्राग=Prag, प्रांतिज=Prantij, फगवाड़ा=Phagwara
फरीदकोट=Faridkot, फरीदाबाद=Faridabad, फतेहाबाद=Fatehabad, फतेहनगर=Fatehnagar, फतहनगर=Fatehnagar, फतेहपुरा=Fatehpura
फतेहपुरसीकरी=Fatehpursikri, फर्रुखनगर=Farrukhnagar, फर्रुखाबाद=Farrukhabad, फागी=Phagi, फाजिल्का=Fazilka
फारूकनगर=Faruknagar, फिरोजपुर=Firozpur/Ferozepur, फिरोजाबाद=Firozabad, फिलौर=Phillaur, फुलिया=Phuliya
फूलिया=Phuliya, फूलपुर=Phulpur, फेफाना=Phephana, फैजाबाद=Faizabad, फोगावास=Fogawas, बंगाल=Bengal, बंगाला=Bangala
बंधा=Bandha, बंधवारी=Bandhwari, बक्सर=Buxar, बगड़=Bagar, बगसरा=Bagasara, बगसू=Bagsu, बचेली=Bacheli, बछरारा=Bachhrara
बज्जाका=Bajjaka, बड़नगर=Badnagar, बड़वानी=Barwani, बड़वाह=Barwah, बड़सर=Badsar, बड़ागांव=Badagaon, बड़ौद=Barod
बड़ौदा=Baroda, बडौदा=Baroda, बड़ौत=Baraut, बड़ीसादड़ी=Badisadri, बड़ोदिया=Barodiya, बड़ाबास=Badabas, बड़ोली=Badoli
बड़लियास=Barliyas, बड़गड़=Badgad, बड़खेड़ा=Badkheda, बदायूं=Budaun, बद्रीनाथ=Badrinath, बदला=Badla, बनकोड़ा=Bankora
बनवासा=Banwasa, बनखेड़ी=Bankhedi, बनास=Banas, बनासरी=Banasri, बनूड़=Banur, बनेठा=Banetha, बमूलिया=Bamuliya
बयाना=Bayana, बर=Bar, बरखेड़ा=Barkheda, बरखेड़ी=Barkhedi, बरड़वा=Bardwa, बरड़ोद=Bardod, बरवाड़ा=Barwara
बरवाला=Barwala, बरना=Barna, बरनाला=Barnala, बरणी=Barni, बरसाना=Barsana, बरसिंगसर=Barsingsar, बरसलपुर=Barsalpur
बराना=Barana, बराड़ा=Barada, बरुंदनी=Barundani, बरूंधन=Barundhan, बरेली=Bareilly, बरोठा=Barotha, बरोली=Baroli
बर्दवान=Bardhaman, बलरामपुर=Balrampur, बलवाड़ा=Balwara, बलसोरा=Balsora, बलसाड़=Valsad, बलाना=Balana, बलारां=Balaran
बलौदा=Baloda, बलवा=Balwa, बल्लभगढ़=Ballabhgarh, बवाल=Bawal, बावल=Bawal, बवाना=Bawana, बसई=Basai, बसड़ा=Basda
बस्सी=Bassi, बहज=Bahaj, बहराइच=Bahraich, बहरोड़=Behror, बहादुरगढ़=Bahadurgarh, बहादरपुर=Bahadarpur
बहावलपुर=Bahawalpur, बांकली=Bankli, बांकुड़ा=Bankura, बांकापुर=Bankapur, बांगड़=Bangar, बांगा=Banga, बांगोर=Bangor
बांजाकुड़ी=Banjakudi, बांदनवाड़ा=Bandanwara, बांद्रा=Bandra, बांधवगढ़=Bandhavgarh, बांसखोह=Banskho
बांसगांव=Bansgaon, बांसड़ा=Bansra, बांसड़ी=Bansri, बांसला=Bansla, बांसवा=Banswa, बांसी=Bansi, बांसुर=Bansur
बानसूर=Bansur, बांसेड़ा=Bansera, बाकरोल=Bakrol, बाकलिया=Bakaliya, बागपत=Baghpat, बागली=Bagli, बागसुरी=Bagsuri
बागसेवनिया=Bagsewaniya, बागडोगरा=Bagdogra, बागड़=Bagad, बाघसूरी=Baghsuri, बाघाना=Baghana, बाजना=Bajna, बाजवा=Bajwa
बाजौली=Bajoli, बाटाडू=Batadu, बाड़वा=Badwa, बाड़ा=Bara, बाड़ोली=Baroli, बाणियावास=Baniyawas, बादनवाड़ी=Badanwari
बादलवास=Badalwas, बादली=Badli, बाद्रिया=Badriya, बानोड़ा=Banoda, बाबरा=Babra, बाबल=Babal, बाबरी=Babri
बामणवास=Bamanwas, बामनवास=Bamanwas, बामणिया=Bamaniya, बामणवाड़=Bamanwad, बामनेरा=Bamnera, बामनी=Bamni, बामला=Bamla
बायड़=Bayad, बायद=Bayad, बारडोली=Bardoli, बारबंकी=Barabanki, बाराबंकी=Barabanki, बारवा=Barwa, बारसी=Barsi
बालवा=Balwa, बालवाड़ा=Balwara, बालाघाट=Balaghat, बालापुर=Balapur, बालासर=Balasar, बालासिनोर=Balasinor
बालूंदा=Balunda, बालेश्वर=Baleshwar, बावला=Bavla, बावलास=Bawlas, बावरला=Bawarla, बासड़ा=Basra, बासड़ी=Basri
बासोदा=Basoda, बासनपीर=Basanpir, बिंजवाड़िया=Binjwariya, बिंदुसर=Bindusar, बिग्गा=Bigga, बिचून=Bichun
बिचपुरी=Bichpuri, बिछीवाड़ा=Bichhiwara, बिछिवाड़ा=Bichhiwara, बिजनौर=Bijnor, बिजयनगर=Bijainagar, बिजावर=Bijawar
बिजौलियां=Bijolia, बिठूजा=Bithuja, बिडियाद=Bidiyad, बिदासरिया=Bidasariya, बिनोता=Binota, बिनोल=Binol
बिरलोका=Birloka, बिरसालू=Birsalu, बिरोल=Birol, बिलासपुर=Bilaspur, बिलिया=Biliya, बिलोना=Bilona, बिल्हौर=Bilhaur
बिशनगढ़=Bishangarh, बिशनपुरा=Bishanpura, बिसाहेड़ा=Bisahera, बिसलसर=Bisalsar, बिसुंदनी=Bisundni, बीकमसरा=Bikamsara
बीकरणी=Bikarni, बीगोद=Bigod, बीजवा=Bijwa, बीजवाड़=Bijwad, बीजाथल=Bijathal, बीठन=Bithan, बीठणोक=Bithnok, बीड़=Beed
बीनावास=Binawas, बीरई=Birai, बीरमसर=Biramsar, बीरलोका=Birloka, बीलवा=Bilwa, बीलाड़ा=Bilara, बीसनगर=Visnagar
बुचकला=Buchkala, बुचाड़ा=Buchara, बुजावड़=Bujawad, बुटाटी=Butati, बुड़किया=Budkiya, बुढ़लाड़ा=Budhlada
बुढ़ाना=Budhana, बुरहानपुर=Burhanpur, बुड़ीवाड़ा=Budiwara, बुलंदशहर=Bulandshahr, बुहाना=Buhana, बूंटिया=Buntiya
बूढादीत=Budhadit, बूढ़ा=Budha, बूसी=Busi, बेंगलूर=Bangalore, बेंगटी=Bengti, बेंगू=Begun, बेगसर=Begsar
बेगूसराय=Begusarai, बेटमा=Betma, बेडच=Bedach, बेड़वा=Bedwa, बेतूल=Betul, बेमला=Bemla, बेरछा=Berchha, बेरसर=Bersar
बेरसिया=Berasia, बेलवा=Belwa, बेलासर=Belasar, बेलगाम=Belgaum, बेसरोली=Besroli, बैजूपाड़ा=Baijupara, बैरगढ़=Bairagarh
बैरमपुर=Bairampur, बैराठ=Bairat, बोंली=Bonli, बौंली=Bonli, बोकारो=Bokaro, बोटाद=Botad, बोडिंद=Bodind, बोड़वा=Bodwa
बोताद=Botad, बोधगया=Bodhgaya, बोरखेड़ा=Borkhera, बोराज=Boraj, बोराणा=Borana, बोरुंदा=Borunda, बोरूंदा=Borunda
बोहेड़ा=Bohera, बौरावड़=Borawar, ब्यास=Beas, ब्रह्मपुर=Brahmpur, ब्रह्मपुरी=Brahmpuri, ब्रह्मसर=Brahmsar
भगवानगढ़=Bhagwangarh, भगोरा=Bhagora, भगवंतगढ़=Bhagwantgarh, भटनेर=Bhatner, भटिंडा=Bathinda, भटियाणी=Bhatiyani
भठेरा=Bhathera, भड़वासी=Bhadwasi, भड़ला=Bhadla, भदवाड़ा=Bhadwara, भदेसर=Bhadesar, भदोही=Bhadohi, भद्रावती=Bhadravati
भनवाड़ा=Bhanwara, भरूच=Bharuch, भलगांव=Bhalgaon, भलारी=Bhalari, भवाद=Bhawad, भवानीगढ़=Bhawanigarh
भवानीपुरा=Bhawanipura, भवाना=Bhawana, भवरानी=Bhavrani, भांकरोटा=Bhankrota, भांखरी=Bhankhri, भांडारेज=Bhandarej
भांडेर=Bhander, भांडवपुर=Bhandavpur, भाखरासनी=Bhakhrasni, भाखरोद=Bhakhrod, भाखड़ा=Bhakra, भागलपुर=Bhagalpur
भाटा=Bhata, भाटियों=Bhatiyon, भादवा=Bhadwa, भादवासिया=Bhadwasiya, भादसोड़ा=Bhadsora, भादरिया=Bhadariya
भादरपुर=Bhadarpur, भादरण=Bhadran, भादोला=Bhadola, भानगढ़=Bhangarh, भानपुर=Bhanpur, भानपुरा=Bhanpura
भानीपुरा=Bhanipura, भामटसर=Bhamatsar, भामाशाह=Bhamashah, भायला=Bhayla, भायंदर=Bhayandar, भारजा=Bharja
भारूंदा=Bharunda, भालनी=Bhalni, भालसिया=Bhalsiya, भाळेरी=Bhaleri, भालेरी=Bhaleri, भालोट=Bhalot, भावरी=Bhawri
भिनाय=Bhinai, भिवाड़ी=Bhiwadi, भीखमपुर=Bhikhampur, भीकमकोर=Bhikamkor, भीकमपुर=Bhikampur, भीखोड़ाई=Bhikhodai
भींडर=Bhinder, भीचरी=Bhichri, भीमपुरा=Bhimpura, भीमगढ़=Bhimgarh, भीमगोड़ा=Bhimgora, भीमरलाई=Bhimarlai, भीमड़ा=Bhimda
भीलड़ी=Bhildi, भीलाड़=Bhilad, भीलवा=Bhilwa, भीलूड़ा=Bhiluda, भुजिया=Bhujiya, भुवाणा=Bhuwana, भुसावर=Bhusawar
भूंगरा=Bhungra, भूका=Bhuka, भूणास=Bhunas, भूति=Bhuti, भूदरा=Bhudra, भूनी=Bhuni, भूपालसागर=Bhupalsagar
भूपालगढ़=Bhupalgarh, भूरासर=Bhurasar, भूरटिया=Bhurtiya, भूराबा=Bhuraba, भूतेल=Bhutel, भेंटाली=Bhentali
भेराघाट=Bheraghat, भैंसड़ा=Bhainsra, भैंसाणा=Bhainsana, भैंसलाना=Bhainslana, भैंसरोड़=Bhainsror, भैरूपुरा=Bhairupura
भैरवगढ़=Bhairavgarh, भोगांव=Bhogaon, भोजनगर=Bhojnagar, भोजपुर=Bhojpur, भोजपुरा=Bhojpura, भोजलाई=Bhojlai
भोड़की=Bhodki, भोपालनगर=Bhopalnagar, भोमियासर=Bhomiyasar, भोलियासर=Bholiyasar, मंगरोप=Mangrop, मंगलवाड़=Mangalwad
मंगलपुर=Mangalpur, मंगलाना=Manglana, मंगलूणा=Mangluna, मंगलोद=Manglod, मंडफिया=Mandfiya, मंडलगढ़=Mandalgarh
मंडवाड़ा=Mandwara, मंडाणा=Mandana, मंडाना=Mandana, मंडावर=Mandawar, मंडावरा=Mandawara, मंडावरी=Mandawari
मंडेला=Mandela, मंडरेला=Mandrela, मंड्रेला=Mandrela, मंढा=Mandha, मंदसोर=Mandsaur, मऊ=Mau, मकराणा=Makrana
मकसूदनगढ़=Maksudangarh, मगरा=Magra, मगरीमाता=Magrimata, मचीन्द=Machind, मछलीशहर=Machhlishahr, मजल=Majal
मझेवला=Majhewla, मझगवां=Majhgawan, मडगांव=Madgaon, मढ़ी=Madhi, मणादर=Manadar, मदनगंज=Madanganj, मदनपुर=Madanpur
मदारपुरा=Madarpura, मदुरै=Madurai, मद्रास=Madras, मधुबनी=Madhubani, मधेपुरा=Madhepura, मनासा=Manasa, मनाना=Manana
मनोहरपुर=Manoharpur, मनोहरपुरा=Manoharpura, मरदाना=Mardana, मरोली=Maroli, मलकापुर=Malkapur, मलपुरा=Malpura
मलार=Malar, मलारना=Malarna, मलूपुर=Malupur, मलवा=Malwa, मालवा=Malwa, मल्हारगढ़=Malhargarh, मवाना=Mawana
मवासा=Mawasa, मसानी=Masani, मसूरी=Mussoorie, महनसर=Mahansar, महमदाबाद=Mahemdabad, महराजगंज=Maharajganj
महरौली=Mehrauli, महरोली=Maharoli, महरासर=Maharasar, महाजन=Mahajan, महापुरा=Mahapura, महावीरजी=Mahavirji
महासमुंद=Mahasamund, महीसागर=Mahisagar, महुआ=Mahua, महुवा=Mahuva, महू=Mhow, महेश्वर=Maheshwar, महेशपुरा=Maheshpura
मांगता=Mangta, मांगलियावास=Mangliyawas, मांगली=Mangli, मांजी=Manji, मांडपुर=Mandpur, मांडलगढ़=Mandalgarh
मांडलिया=Mandaliya, मांडवा=Mandwa, मांडवला=Mandavla, मांडू=Mandu, मांड्या=Mandya, मांगोद=Mangod, माकड़वाली=Makarwali
माखुपुरा=Makhupura, माखर=Makhar, मांची=Manchi, माड़पुरा=Madpura, माणकपुर=Manakpur, माणकलाव=Manaklao, माणकसर=Manaksar
माधवपुर=Madhavpur, माधोगढ़=Madhogarh, माधोपुरा=Madhopura, मानगढ़=Mangarh, मानपुर=Manpur, मानसर=Mansar, मानवास=Manwas
मानासर=Manasar, मानेसर=Manesar, मामडोदा=Mamdoda, मामावली=Mamawali, मायापुर=Mayapur, मारवाड़मूंडवा=Marwarmundwa
मालगढ़=Malgarh, मालखेड़ी=Malkheri, मालगांव=Malgaon, मालगांवा=Malgaonwa, मालनवास=Malanwas, मालनपुर=Malanpur
मालपुर=Malpur, मालियावास=Maliyawas, मालिया=Maliya, माळवा=Malwa, मालेगांव=Malegaon, मावल=Mawal, मावा=Mawa
मासूंदा=Masunda, माहवा=Mahwa, मिंडा=Minda, मिंडारी=Mindari, मिठड़ी=Mithri, मिर्जापुर=Mirzapur, मिठौरा=Mithaura
मिनावड़ा=Minawara, मिलकपुर=Milakpur, मीरपुर=Mirpur, मीठापुर=Mithapur, मीठड़ाऊ=Mithrau, मुंगावली=Mungaoli
मुंगेर=Munger, मुंडावर=Mundawar, मुंडावरा=Mundawara, मुंडवा=Mundwa, मुंडियाड़=Mundiyar, मुकंदगढ़=Mukandgarh
मुकुंदगढ़=Mukundgarh, मुकुंदपुरा=Mukundpura, मुजफ्फरनगर=Muzaffarnagar, मुजफ्फरपुर=Muzaffarpur, मुड़ेटी=Mudeti
मुबारिकपुर=Mubarikpur, मुरादाबाद=Moradabad, मुरारपुर=Murarpur, मुरलीपुरा=Murlipura, मुलताई=Multai, मुल्ताई=Multai
मूंडला=Mundla, मूंडोता=Mundota, मूंडरू=Mundru, मूंगथला=Mungthala, मूंडी=Mundi, मूडी=Moodi, मूनाबाव=Munabao
मुनाबाव=Munabao, मूरडाहा=Murdaha, मूलाना=Mulana, मेघासर=Meghasar, मेजा=Meja, मेड़ा=Meda, मेड़तासिटी=Mertacity
मेड़तारोड=Mertaroad, मेणार=Menar, मेनार=Menar, मेवदा=Mewda, मेवला=Mewla, मेवात=Mewat, मेसिया=Mesiya, मेहकर=Mehkar
मेहगांव=Mehgaon, मेहरामनगर=Mehramnagar, मेहराबाद=Mehrabad, मेहन्दवास=Mehandwas, मेहंदवास=Mehandwas, मैनपुर=Mainpur
मैनाल=Mainal, मैसूर=Mysore, मैहर=Maihar, मोई=Moi, मोकमपुरा=Mokampura, मोखमपुरा=Mokhampura, मोगा=Moga
मोटागांव=Motagaon, मोटासर=Motasar, मोडक=Modak, मोड़ी=Modi, मोड़ा=Moda, मोतीपुरा=Motipura, मोतीनगर=Motinagar
मोदीनगर=Modinagar, मोमासर=Momasar, मोरड़ी=Mordi, मोरवी=Morvi, मोररा=Morra, मोरखा=Morkha, मोरखाणा=Morkhana
मोरवन=Morwan, मोरवाणा=Morwana, मोरवण=Morwan, मोहनपुरा=Mohanpura, मोहनपुर=Mohanpur, मोही=Mohi, मोहाली=Mohali
मौखमपुरा=Maukhampura, मौजपुर=Maujpur, मौजमाबाद=Mozamabad, यमुनानगर=Yamunanagar, यवतमाल=Yavatmal, योगानगर=Yoganagar
रंगपुर=Rangpur, रंगबाड़ी=Rangbari, रघुनाथगढ़=Raghunathgarh, रघुनाथपुरा=Raghunathpura, रघुवीरपुरा=Raghuveerpura
रजलानी=Rajlani, रजलवाल=Rajalwal, रठांजना=Rathanjana, रणछोड़पुरा=Ranchhodpura, रणजीतपुरा=Ranjeetpura
रणथंभौर=Ranthambore, रणवीरपुर=Ranveerpur, रणसीगांव=Ransigaon, रणसीसर=Ransisar, रणोली=Ranoli, रतनास=Ratnas
रतनावता=Ratnawata, रतकुड़िया=Ratkudiya, रलावता=Ralawata, रसीदपुरा=Rasidpura, राहोली=Raholi, राजकियावास=Rajkiyawas
राजनगर=Rajnagar, राजपुर=Rajpur, राजपुरा=Rajpura, राजलवास=Rajalwas, राजलियासर=Rajaliyasar, राजसर=Rajsar
राजाखेड़ा=Rajakhera, राजाजी=Rajaji, राजियासर=Rajiyasar, राजुला=Rajula, राजोद=Rajod, राजोली=Rajoli, राजौरी=Rajouri
राजगीर=Rajgir, राजावास=Rajawas, राणकपुर=Ranakpur, राणपुर=Ranpur, राणावाव=Ranavav, राणीगांव=Ranigaon
रातड़िया=Ratadiya, रानीखेत=Ranikhet, रानीगांव=Ranigaon, रानीगंज=Raniganj, रानोली=Ranoli, रापड़=Rapad, रामपुर=Rampur
रामपुरा=Rampura, रामनगर=Ramnagar, रामबाग=Rambagh, राममंडी=Rammandi, रामसिंहपुर=Ramsinghpur, रामसिंहपुरा=Ramsinghpura
रामसिया=Ramsiya, रामसेन=Ramsen, रामावास=Ramawas, रामेश्वरम=Rameshwaram, रायबरेली=Raebareli, रायगढ़=Raigarh
रायला=Raila, रायसिंहनगर=Raisinghnagar, रायसेन=Raisen, रायसीना=Raisina, रायधना=Raidhana, रावतसर=Rawatsar
रावतगढ़=Rawatgarh, रावलवास=Rawalwas, रावलीमंडी=Raolimandi, रावणा=Rawna, रावतनगर=Rawatnagar, रावर=Rawar
रावनियाना=Rawaniyana, रावड़ियास=Rawadiyas, राशमी=Rashmi, राष्ट्र=Rashtra, राहतगढ़=Rahatgarh, रिंगनोद=Ringnod
रिछेड़=Richhed, रिणी=Rini, रीछेड़=Richhed, रींछवा=Richhwa, रीड=Reed, रुड़की=Roorkee, रुद्रपुर=Rudrapur
रुद्रप्रयाग=Rudraprayag, रुपावास=Rupawas, रूपावास=Rupawas, रूपनगर=Rupnagar, रूपपुरा=Roopura, रूपबास=Rupbas
रूंगटा=Rungta, रूण=Run, रेनवाल=Renwal, रेवासा=Rewasa, रेलमगरा=Railmagra, रेवदंड=Revdand, रैणी=Raini, रैंगसी=Raingsi
रैवासा=Raiwasa, रोड़ा=Roda, रोड़ू=Rodu, रोजड़ी=Rojdi, रोपड़=Ropar, रोल=Rol, रोल्साहबसर=Rolsahabsar, रोहठ=Rohat
रोहणी=Rohini, रोहतास=Rohtas, रोहेड़ा=Rohera, लंगोड़=Langod, लक्ष्मीपुरा=Laxmipura, लखनपुर=Lakhanpur, लखासर=Lakhasar
लखीमपुर=Lakhimpur, लखूवाली=Lakhuwali, लवाण=Lawan, लसाड़िया=Lasadiya, लसाणी=Lasani, लश्कर=Lashkar, लांगेरा=Langera
लांच=Lanch, लांबी=Lambi, लाखाउ=Lakhau, लाखनी=Lakhani, लाखण=Lakhan, लाखणी=Lakhni, लाखासर=Lakhasar, लाखोला=Lakhola
लाखा=Lakha, लाछड़ी=Lachhri, लाछुड़ा=Lachhura, लाडनूँ=Ladnun, लाडवा=Ladwa, लाडोल=Ladol, लातूर=Latur, लालकोठी=Lalkothi
लालमदेसर=Lalamdesar, लालसर=Lalsar, लालवास=Lalwas, लावा=Lawa, लावासरदारगढ़=Lawasardargarh, लाहौर=Lahore
लिंबाड़िया=Limbadiya, लीलवा=Lilwa, लीमड़ी=Limdi, लुणावा=Lunawa, लुणावास=Lunawas, लूणावाड़ा=Lunawada
लुणावाडा=Lunawada, लूणकरनसर=Lunkaransar, लूणियावास=Luniyawas, लूनी=Luni, लोंगेवाला=Longewala, लोदरवा=Lodrawa
लोद्रवा=Lodrawa, लोडता=Lodta, लोहरसर=Loharsar, लोहारवा=Loharwa, लोहागढ़=Lohagarh, लोहाघाट=Lohaghat, लोसल=Losal
लोसिंग=Losing, लोलावास=Lolawas, वंथली=Vanthali, वडाली=Vadali, वडवा=Vadva, वडसर=Vadsar, वड़ोदरा=Vadodara, वड़ोद=Vadod
वणोद=Vanod, वरमाण=Varman, वरकाणा=Varkana, वरदा=Varda, वराणा=Varana, वलसाड=Valsad, वलसाड़=Valsad, वल्लभी=Vallabhi
वल्लभीपुर=Vallabhipur, वसई=Vasai, वांसदा=Vansda, वागड़=Vagad, वागरा=Vagra, वाणासर=Vanasar, वालाड=Valad, वासणा=Vasna
वासद=Vasad, वाशिम=Washim, वासवा=Vaswa, वासनी=Vasni, विक्रमपुर=Vikrampur, विजयपुर=Vijaypur, विजयपुरा=Vijaypura
विजापुर=Vijapur, विजयवाड़ा=Vijayawada, विजौवा=Vijowa, विदिशा=Vidisha, विद्याधरनगर=Vidhyadharnagar, विरमगाम=Viramgam
विराटगढ़=Viratgarh, विसनगर=Visnagar, विसावदर=Visavadar, विशाखापट्टनम=Visakhapatnam, विश्वकर्मा=Vishwakarma
वीरपुरा=Virpura, वीसलपुर=Visalpur, वृंदावनपुरा=Vrindavanpura, वेरावल=Veraval, वैशालीनगर=Vaishalinagar, व्यावर=Vyavar
शंकरपुरा=Shankarpura, शंभूगढ़=Shambhugarh, शक्तिनगर=Shaktinagar, शहडोल=Shahdol, शहपुरा=Shahpura, शाजापुर=Shajapur
शामगढ़=Shamgarh, शामली=Shamli, शाहगढ़=Shahgarh, शाहजहांपुर=Shahjahanpur, शाहदरा=Shahdara, शाहपुर=Shahpur
शिमोगा=Shimoga, शिवगढ़=Shivgarh, शिवपुर=Shivpur, शिवपुरी=Shivpuri, शिवाड़=Shiwar, शिवहर=Sheohar, शिवरती=Shivrati
शिशोद=Shishod, शीतलवाड़ा=Sheetalwara, शुजालपुर=Shujalpur, शुक्लापुर=Shuklapur, शेखपुरा=Sheikhpura
शेखूवाला=Shekhuwala, शेरपुर=Sherpur, शेरवा=Sherwa, शेरसिंहपुरा=Shersinghpura, शेषपुर=Sheshpur, शोभावास=Shobhawas
शोलापुर=Solapur, श्यामनगर=Shyamnagar, श्रावस्ती=Shravasti, श्रीकोलायत=Shrikolayat, श्रीनगर=Srinagar
श्रीपुरा=Shripura, श्रीबालाजी=Shribalaji, श्रीकरणपुर=Srikaranpur, श्रीविजयनगर=Srivijaynagar, संखेड़ा=Sankheda
संगमनेर=Sangamner, संगरिया=Sangaria, संगरूर=Sangrur, संभल=Sambhal, संभलपुर=Sambalpur, सकतपुर=Sakatpur, सकराय=Sakrai
सक्तपुरा=Saktpura, सगरा=Sagra, सगसजी=Sagasji, सज्जनगढ़=Sajjangarh, सतलाना=Satlana, सतवाड़ा=Satwara, सताना=Satana
सतारा=Satara, सनवाड़=Sanwad, सनाली=Sanali, सनेरी=Saneri, सपोटरा=Sapotra, सबलपुर=Sabalpur, सबलपुरा=Sabalpura
समदड़ी=Samdari, समराऊ=Samrau, समस्तीपुर=Samastipur, समेल=Samel, सम=Sam, सरखेज=Sarkhej, सरगांव=Sargaon
सरगुजा=Surguja, सरधना=Sardhana, सरदारसमंद=Sardarsamand, सरदारपुरा=Sardarpura, सरदारपुर=Sardarpur, सरमथुरा=Sarmathura
सरसीना=Sarsina, सरहिंद=Sirhind, सराड़ा=Sarada, सराणा=Sarana, सरूपसर=Sarupsar, सरूपगंज=Sarupganj, सलावटिया=Salawatiya
सलीला=Salila, सलेमाबाद=Salemabad, सलोड़ा=Saloda, सवराद=Sawrad, सवाईपुरा=Sawaipura, सवाऊ=Sawau, सहारनपुर=Saharanpur
सहाड़ा=Sahada, सहारा=Sahara, सांकड़ा=Sankra, सांगरी=Sangri, सांगली=Sangli, सांगोद=Sangod, सांचोर=Sanchore
सांची=Sanchi, सांजटा=Sanjta, सांडिया=Sandiya, सांबा=Samba, सांवराद=Sanwrad, सांवलपुर=Sanwalpur, सांवलिया=Sanwaliya
सांवलियाजी=Sanwaliyaji, सांवेर=Sanwer, सागवाड़ा=Sagwara, साजियाली=Sajiyali, सांजी=Sanji, साठी=Sathi, सातोड़ा=Satoda
सादुलपुर=Sadulpur, सादुलशहर=Sadulshahar, सादुलगंज=Sadulganj, साधासर=Sadhasar, सापला=Sapla, सापणी=Sapni, साबला=Sabla
साबरमती=Sabarmati, सामराऊ=Samrau, सामी=Sami, सायरा=Sayra, सारंगपुर=Sarangpur, सारंगवास=Sarangwas, सारंगी=Sarangi
सारसोप=Sarsop, सालरिया=Salariya, सालरमाला=Salarmala, सालासर=Salasar, सालेरा=Salera, सालोदा=Saloda, सावदा=Savda
सावली=Savli, सासन=Sasan, सासनी=Sasni, साहवा=Sahwa, साहिबगंज=Sahibganj, सिंगरौली=Singrauli, सिंगोद=Singod
सिंघपुर=Singhpur, सिंधुदुर्ग=Sindhudurg, सिंहपुर=Singhpur, सिंथल=Sinthal, सिंदरू=Sindru, सिकंदरा=Sikandra
सिकंदराबाद=Secunderabad, सिकरी=Sikri, सीकरी=Sikri, सिकंदरपुर=Sikandarpur, सिजु=Siju, सिणली=Sinli, सिद्धमुख=Siddhmukh
सिमलिया=Simliya, सिमसिया=Simsiya, सिरथला=Sirthala, सिरधाना=Sirdhana, सिराणा=Sirana, सिरोड़ी=Sirodi, सिरोंज=Sironj
सिलवासा=Silvassa, सिलारी=Silari, सिल्ली=Silli, सिवनी=Seoni, सिवाणा=Siwana, सिवान=Siwan, सिसरवादा=Sisarwada
सिसाय=Sisai, सिहोर=Sihor, सिहोरा=Sihora, सींथल=Sinthal, सीकरवाली=Sikarwali, सीतापुर=Sitapur, सीतामढ़ी=Sitamarhi
सीधी=Sidhi, सीलवा=Silwa, सीवर=Siwar, सीसवाली=Siswali, सुकेत=Suket, सुखपुरा=Sukhpura, सुखसर=Sukhsar, सुखासन=Sukhasan
सुखेर=Sukher, सुजानपुर=Sujanpur, सुजानपुरा=Sujanpura, सुंदरगढ़=Sundargarh, सुंदरनगर=Sundarnagar, सुंधा=Sundha
सुंडावास=Sundawas, सुनाम=Sunam, सुनेल=Sunel, सुपा=Supa, सुबाला=Subala, सुमेल=Sumel, सुरपालिया=Surpaliya
सुरपुर=Surpur, सुरसिंहपुरा=Sursinghpura, सुराजपुरा=Surajpura, सुरावा=Surawa, सुलतानगंज=Sultanganj, सुलताना=Sultana
सुल्ताना=Sultana, सुवाणा=Suwana, सुवाप=Suwap, सुवासरा=Suwasra, सुसनेर=Susner, सूंडवा=Sundwa, सूरजपुर=Surajpur
सूरजपुरा=Surajpura, सूरतपुरा=Suratpura, सूरवाल=Surwal, सूरौठ=Surauth, सूरजपोल=Surajpol, सेंदड़ा=Sendra
सेंधवा=Sendhwa, सेखाना=Sekhana, सेमा=Sema, सेमल=Semal, सेमलिया=Semaliya, सेमारी=Semari, सेवंत्री=Sewantri
सेवकी=Sewki, सेवर=Sewar, सेवाला=Sewala, सेवदड़ा=Sewdara, सेसड़ा=Sesda, सेही=Sehi, सैंती=Sainti, सैंपऊ=Saipau
सैलाना=Sailana, सैलाणा=Sailana, सैनवाल=Sainwal, सोंख=Sonkh, सोजतरोड=Sojatroad, सोडावास=Sodawas, सोडाला=Sodala
सोढाकोर=Sodhakor, सोनई=Sonai, सोनकच्छ=Sonkatch, सोनमर्ग=Sonmarg, सोनगढ़=Songadh, सोनपुर=Sonpur, सोनभद्र=Sonbhadra
सोनाणा=Sonana, सोनारी=Sonari, सोनड़ी=Sonri, सोनियाणा=Soniyana, सोपुर=Sopur, सोमेसर=Somesar, सोरों=Soron
सोरसन=Sorsan, सोलन=Solan, सोहना=Sohna, हंसावास=Hansawas, हजारीबाग=Hazaribagh, हड़मतिया=Hadmatiya, हड़वा=Hadwa
हड़ेचा=Hadecha, हनवंतपुरा=Hanwantpura, हनुमाननगर=Hanumannagar, हरदा=Harda, हरदोई=Hardoi, हरमाड़ा=Harmara
हरनावां=Harnawan, हरनावा=Harnawa, हरपालपुर=Harpalpur, हरसाणी=Harsani, हरसावा=Harsawa, हरसूद=Harsud, हरणी=Harni
हरिगढ़=Harigarh, हरिनगर=Harinagar, हरिपुर=Haripur, हरिसिंहपुरा=Harisinghpura, हल्दीघाटी=Haldighati
हल्द्वानी=Haldwani, हलवद=Halvad, हस्तिनापुर=Hastinapur, हस्तेड़ा=Hasteda, हांसी=Hansi, हाजीपुर=Hajipur, हाटोद=Hatod
हाडेचा=Hadecha, हाथरस=Hathras, हाथीपुरा=Hathipura, हाथीतला=Hathitala, हाथल=Hathal, हापुड़=Hapur, हापाखेड़ी=Hapakheri
हारेज=Harij, हारीज=Harij, हालोल=Halol, हावड़ा=Howrah, हिंगोनिया=Hingoniya, हिंगवाणियां=Hingwaniya, हिंडौली=Hindoli
हिंता=Hinta, हिरणमगरी=Hiranmagri, हीरादेसर=Hiradesar, हीरापुर=Hirapur, हीरापुरा=Hirapura, हीरावास=Hirawas
हीरानगर=Hiranagar, हुक्मपुरा=Hukampura, हुकमपुरा=Hukampura, हुबली=Hubli, हुणगांव=Hungaon, हुरड़ा=Hurda, हुरडा=Hurda
होडल=Hodal, होशंगाबाद=Hoshangabad, होशियारपुर=Hoshiarpur, होसुर=Hosur, होडू=Hodu, नर्मदापुरम=Narmadapuram
अहिल्यानगर=Ahilyanagar, चरणवास=Charanwas, चारणवास=Charanwas, राजपुरोहितों=Rajpurohiton, राठौड़ान=Rathoran
चौहानान=Chauhanan, जोगियान=Jogiyan, मालियान=Maliyan, ब्राह्मणान=Brahmanan, सोढान=Sodhan, भाटियान=Bhatiyan
शेखावतान=Shekhawatan, चारणान=Charnan, राजपूतान=Rajputan, चांपावतान=Champawatan, जाटान=Jatan, गुजरान=Gujran
मोहल्ला=Mohalla, गली=Gali, मकान=Makan, पोस्ट=Post, ग्राम=Gram, पंचायत=Panchayat, समिति=Samiti, मंडल=Mandal
संभाग=Sambhag, राज्य=Rajya, निवास=Niwas, भवन=Bhawan, विहार=Vihar, एन्क्लेव=Enclave, आवासीय=Aawasiya, हाउसिंग=Housing
बोर्ड=Board, मार्ग=Marg, सर्किल=Circle, पुलिया=Puliya, चौराहा=Chauraha, तिराहा=Tiraha, बाजार=Bazar, बाज़ार=Bazaar
घाट=Ghat, पोल=Pol, दरवाजा=Darwaja, बेरा=Bera, टंकी=Tanki, फोर्ट=Fort, रिसॉर्ट=Resort, होटल=Hotel, फार्म=Farm
बाग=Bagh, उद्यान=Udyan, धाम=Dham, आश्रम=Ashram, मठ=Math, विश्वविद्यालय=Vishwavidyalaya, अमेरिका=America, लंदन=London
दुबई=Dubai, कनाडा=Canada, इंग्लैंड=England, ऑस्ट्रेलिया=Australia, सिंगापुर=Singapore, अफ्रीका=Africa, केन्या=Kenya
जर्मनी=Germany, इंडिया=India, काठमांडू=Kathmandu, कुवैत=Kuwait, ओमान=Oman, कतर=Qatar, बहरीन=Bahrain, सऊदी=Saudi
अरब=Arabia, जापान=Japan, चीन=China, रूस=Russia, फ्रांस=France, इटली=Italy, स्पेन=Spain, न्यूयॉर्क=Newyork
टोरंटो=Toronto, सिडनी=Sydney, मेलबर्न=Melbourne, कैलिफोर्निया=California, टेक्सास=Texas, जर्सी=Jersey, केरल=Kerala
कर्नाटक=Karnataka, तमिलनाडु=Tamilnadu, तेलंगाना=Telangana, आंध्र=Andhra, ओडिशा=Odisha, असम=Assam, झारखंड=Jharkhand
छत्तीसगढ़=Chhattisgarh, हिमाचल=Himachal, कश्मीर=Kashmir, लद्दाख=Ladakh, मणिपुर=Manipur, मेघालय=Meghalaya
मिजोरम=Mizoram, नागालैंड=Nagaland, सिक्किम=Sikkim, अरुणाचल=Arunachal, पुदुच्चेरी=Puducherry, अंडमान=Andaman
पश्चिम=Paschim, पूर्व=Purva, दक्षिण=Dakshin, नवी=Navi, न्यू=New, ओल्ड=Old, सिटी=City, कैंट=Cantt, जंक्शन=Junction
इंडस्ट्रियल=Industrial, एरिया=Area, अजबपुरा=Ajabpura, अजीतपुर=Ajitpur, अठसीण=Athsin, अनंतपुरा=Anantpura
अरणिया=Araniya, अरनियाला=Arniyala, अरवड़=Arwad, असवाली=Aswali, आकोड़ा=Akora, आकोदड़ा=Akodra, आगोर=Agor, आडसर=Adsar
आबसर=Absar, आमखेड़ा=Amkhera, आलोली=Aloli, आवड़सर=Awadsar, आसलखेड़ी=Asalkheri, इकरन=Ikran, इटून्दा=Itunda
इंदावड़=Indawad, उंटवाल=Untwal, उचेरिया=Ucheriya, उदलियास=Udaliyas, उदयपुरिया=Udaipuriya, उपरेड़ा=Uprera
उमरड़ा=Umarda, उमरवास=Umarwas, ऊटवेलिया=Utweliya, ऊदासर=Udasar, ऊपनी=Upni, एंडोरी=Andori, कंकराना=Kankrana
कंवला=Kanwla, कंवलां=Kanwlan, ककराना=Kakrana, कठौती=Kathauti, कनाना=Kanana, कमोल=Kamol, कपूरिया=Kapuriya
करणवास=Karanwas, करमावास=Karmawas, करमसीसर=Karamsisar, करीरी=Kariri, कलवाड़ा=Kalwara, कल्याणपुरी=Kalyanpuri
कसारी=Kasari, कांकाणी=Kankani, कांकरा=Kankra, कांवट=Kanwat, काकेलाव=Kakelao, काचरोदा=Kachroda, काछवा=Kachhwa
काणूजा=Kanuja, कातरथल=Katarthal, कानपुरिया=Kanpuriya, कानासर=Kanasar, कालाऊना=Kalauna, कालाथल=Kalathal
कालावाली=Kalawali, कालेटी=Kaleti, कासिमपुरा=Kasimpura, किटासर=Kitasar, किनसरिया=Kinsariya, किशनासर=Kishnasar
कुंकुणवाल=Kunkunwal, कुंजेला=Kunjela, कुंपावास=Kumpawas, कुडकी=Kudki, कुड़छी=Kudchhi, कुतकपुरा=Kutakpura
कुलथाना=Kulthana, कुसुमदेसर=Kusumdesar, कूकस=Kukas, कूंपड़ावास=Kumpadawas, केकिंद=Kekind, केरली=Kerli
केराड़ा=Kerada, केलनसर=Kelansar, कैलाशनगर=Kailashnagar, कोजरा=Kojra, कोटड़ियां=Kotariyan, कोटसर=Kotsar, कोठ=Koth
कोडका=Kodka, कोयलिया=Koyaliya, कोरड़ा=Korda, कोलीवाड़ा=Koliwara, कोशाना=Koshana, कोहला=Kohla, खंडेल=Khandel
खजोड़ा=Khajoda, खनपुरा=Khanpura, खरड़वा=Khardwa, खरसंडी=Kharsandi, खरसंडिया=Kharsandiya, खांगटा=Khangta
खांडप=Khandap, खाटूश्याम=Khatushyam, खातियावास=Khatiyawas, खानड़ी=Khanri, खायड़ा=Khayda, खारबारा=Kharbara
खारियावास=Khariyawas, खारलां=Kharlan, खाराबेरा=Kharabera, खावड़ा=Khavda, खिंदासर=Khindasar, खियेरां=Khiyeran
खीचिवास=Khichiwas, खींदासर=Khindasar, खुड़द=Khurd, खुटेरी=Khuteri, खुनखुना=Khunkhuna, खूडाला=Khudala
खेजड़वास=Khejarwas, खेजरवाड़ा=Khejarwara, खेड़ापति=Khedapati, खेतरली=Khetarli, खैरोली=Khairoli, खोखरा=Khokhra
खोखरी=Khokhri, खोजास=Khojas, खोथड़ी=Khothri, गंगापुरा=Gangapura, गंगासर=Gangasar, गगराना=Gagrana, गगवाना=Gagwana
गच्छीपुरा=Gachhipura, गढ़बसई=Garhbasai, गढ़सिवाना=Garhsiwana, गड़ियाला=Gadiyala, गनेशपुर=Ganeshpur, गलनिया=Galniya
गागुड़ा=Gaguda, गाडवा=Gadwa, गांगियासर=Gangiyasar, गाजू=Gaju, गादेरी=Gaderi, गावड़ी=Gawri, गिगालिया=Gigaliya
गिड़ा=Gida, गिरनारी=Girnari, गुंगवाना=Gungwana, गुडाबेरी=Gudaberi, गुढ़ाकलां=Gudhakalan, गुमानसर=Gumansar
गुलर=Gular, गूलर=Gular, गुलाबपुर=Gulabpur, गेलासर=Gelasar, गेमलियावास=Gemaliyawas, गैनाणा=Gainana, गोगरी=Gogri
गोठियाना=Gothiyana, गोड़ास=Godas, गोदावास=Godawas, गोपालपुर=Gopalpur, गोपीनाथपुरा=Gopinathpura, गोयली=Goyli
गोरधनपुरा=Gordhanpura, गोराऊ=Gorau, गोल=Gol, गोलिया=Goliya, गोविंदी=Govindi, गौरास=Gauras, ग्वाड़ी=Gwari
घंडावा=Ghandawa, घाणामगरा=Ghanamagra, घाणेरा=Ghanera, घुघरा=Ghughra, घेनड़ी=Ghenri, घोड़ावत=Ghodawat, चक=Chak
चंगोई=Changoi, चंडालिया=Chandaliya, चंदूर=Chandur, चंवरा=Chanwra, चरणसर=Charansar, चरकड़ा=Charkada, चांग=Chang
चांगसेर=Changser, चांचलवा=Chanchalwa, चांदसमा=Chandsama, चांवली=Chanwli, चाऊ=Chau, चाकसर=Chaksar, चादी=Chadi
चारणवाली=Charanwali, चारनवास=Charnawas, चावंडिया=Chawandiya, चिताणी=Chitani, चिलो=Chilo, चिराई=Chirai, चीला=Chila
चुड़ेला=Chudela, चुवाड़िया=Chuwadiya, चूंगी=Chungi, चूड़ी=Chudi, चूंडासरा=Chundasara, चेनपुरा=Chenpura, चोखा=Chokha
चौंपा=Chaumpa, चौसल=Chausal, छतरिया=Chhatariya, छतासर=Chhatasar, छापरवाड़ा=Chhaparwara, छीतरपाड़ा=Chhitarpada
छोटीखाटू=Chhotikhatu, बड़ीखाटू=Badikhatu, जगरामपुरा=Jagrampura, जयमलसर=Jaimalsar, जामसरा=Jamsara, जसलान=Jaslan
जसवंतसर=Jaswantsar, जसाना=Jasana, जहोता=Jahota, जाखेड़ा=Jakhera, जाखेली=Jakheli, जाजीवाल=Jajiwal, जाटावास=Jatawas
जाणियाणा=Janiyana, जालीवाड़ा=Jaliwara, जालूखेड़ा=Jalukhera, जावण=Jawan, जासासर=Jasasar, जिलिया=Jiliya, जीलिया=Jiliya
जुंझाला=Junjhala, जुलियासर=Juliyasar, जूझाला=Jujhala, जेगलां=Jeglan, जेतियावास=Jetiyawas, जेरठी=Jerthi
जेवलियासर=Jewaliyasar, जैतियास=Jaitiyas, जैमलसर=Jaimalsar, जैसलसर=Jaisalsar, जोगालिया=Jogaliya
जोगीदासपुरा=Jogidaspura, जोधड़ास=Jodhdas, जोरपुरा=Jorpura, झंझेऊ=Jhanjheu, झड़ाया=Jhadaya, झरोदा=Jharoda
झाझड़=Jhajhar, झाड़ोद=Jhadod, झालरिया=Jhalariya, झिझारपुर=Jhijharpur, झिलाय=Jhilay, झुंझुणी=Jhunjhuni, टांगला=Tangla
टाटरवा=Tatarwa, टाडा=Tada, टालनियाऊ=Talniyau, टिटनवाड़=Titanwar, टीडियासर=Tidiyasar, टेकरा=Tekra
टोंकछिलरी=Tonkchhilri, ठंठी=Thanthi, ठाकरियावास=Thakariyawas, ठिंगला=Thingla, ठीकरियाली=Thikriyali, डांगरा=Dangra
डांडमा=Dandma, डाबड़ीजोधा=Dabrijodha, डाभड़ी=Dabhdi, डाबल=Dabal, डिडवाड़ी=Didwari, डीगाल=Digal, डूमरा=Dumra
डेरवा=Derwa, डेलाणा=Delana, ढाबाझालार=Dhabajhalar, ढाढरिया=Dhadhariya, ढांढस=Dhandhas, ढींगारिया=Dhingariya
ढोसी=Dhosi, तंवरवास=Tanwarwas, तातवास=Tatwas, तामड़ोली=Tamdoli, तारपुरा=Tarpura, तालेड़ी=Taleri, तितरी=Titri
तिलाणेस=Tilanes, तीतरवास=Titarwas, तेतरवाल=Tetarwal, तेजरासर=Tejrasar, तेलिया=Teliya, तोगड़ा=Togra
तोलियासर=Toliyasar, थाटा=Thata, थालड़का=Thaldka, थिरोदा=Thiroda, दांतीणा=Dantina, दांदलोद=Dandlod, दाउसर=Dausar
दाबला=Dabla, दिखनाड़ा=Dikhnara, दिनारपुरा=Dinarpura, दीपपुरा=Deeppura, दीनवा=Dinwa, दुजोद=Dujod, दुगस्ताऊ=Dugastau
दुधालिया=Dudhaliya, दुधोड़=Dudhod, दुलरासर=Dulrasar, दूजोद=Dujod, दूल्हेपुरा=Dulhepura, देवड़ी=Devdi
देपालगढ़=Depalgarh, देवराष्ट्र=Devrashtra, देवरीकलां=Deorikalan, देवसर=Devsar, देवासर=Devasar, देवीनगर=Devinagar
दोतिणा=Dotina, दौलपुरा=Daulpura, धंधवाड़ा=Dhandhwara, धणकोली=Dhankoli, धनूरी=Dhanuri, धमाणासागर=Dhamanasagar
धवली=Dhawli, धांधलवास=Dhandhalwas, धाणसिया=Dhansiya, धारणावास=Dharnawas, धीरासर=Dhirasar, धीरपुरा=Dhirpura
धूड़िया=Dhuriya, धौली=Dhauli, नंदवाना=Nandwana, नगवाड़ा=Nagwara, नडूरा=Nadura, नयाशहर=Nayashahar, नरनावास=Narnawas
नरसिंहवास=Narsinghwas, नरेड़ी=Nareri, नलू=Nalu, नवोड़ाबेरा=Navodabera, नांद=Nand, नांदला=Nandla, नांदवला=Nandwala
नाकोड़ा=Nakoda, नागौद=Nagod, नाटास=Natas, नाड़सर=Nadsar, नानणी=Nanani, नायकपुरा=Nayakpura, नारसिंगी=Narsingi
निंबाड़ा=Nimbara, निंबेड़ा=Nimbera, निंबोला=Nimbola, निमेड़ा=Nimera, निठाउवा=Nithauwa, निराधनूं=Niradhanun
नीलिया=Niliya, नुंवा=Nunwa, नूंद=Nund, नूनवा=Nunwa, नेणिया=Neniya, नेतरा=Netra, नेवाई=Newai, नैनास=Nainas
नोखादैया=Nokhadaiya, नोलाईसर=Nolaisar, नोरंगसर=Norangsar, नोसल=Nosal, नौरंगपुरा=Naurangpura, पंचला=Panchla
पंवालिया=Panwaliya, पचार=Pachar, पचलंगी=Pachlangi, पठेना=Pathena, पड़िहारी=Padihari, पनवासा=Panwasa, परडोली=Pardoli
परबतगढ़=Parbatgarh, परेवड़ी=Parewri, पलाड़ा=Palara, पल्लू=Pallu, पहाड़पुरा=Paharpura, पांचवाण=Panchwan
पांडेरी=Panderi, पांडोली=Pandoli, पांतियावास=Pantiyawas, पाऊंटा=Paunta, पाटेवा=Patewa, पातलवास=Patalwas
पादड़ी=Padri, पायली=Payli, पारेवड़ा=Parewra, पालसरी=Palsari, पालोट=Palot, पिंपलोदी=Pimplodi, पिचानवा=Pichanwa
पिथरासर=Pithrasar, पीथीसर=Pithisar, पीपलाज=Piplaj, पीपासर=Pipasar, पीरवा=Pirwa, पुंदलसर=Pundalsar, पुनास=Punas
पुरोहितवास=Purohitwas, पुलासर=Pulasar, पूंदलोता=Pundlota, पूनरासर=Punrasar, पेमावास=Pemawas, पोटली=Potli
पोसावल=Posawal, पौंख=Paunkh, प्रीतमपुरी=Pritampuri, प्रेमनगर=Premnagar, फतेहसर=Fatehsar, फरड़ोद=Fardod, फलकी=Falki
फारकिया=Farkiya, फिड़ोद=Fidod, फूलासर=Phulasar, बंवरला=Banwarla, बंवाल=Banwal, बंवली=Banwli, बकवास=Bakwas
बख्तावरपुरा=Bakhtawarpura, बगसीपुरा=Bagsipura, बछासर=Bachhasar, बजवास=Bajwas, बटेरी=Bateri, बड़कासिया=Badkasiya
बडनावा=Badnawa, बड़वाली=Badwali, बड़सू=Badsu, बड़ाऊ=Badau, बडायली=Badayli, बडेर=Bader, बड़ेरा=Badera
बणियाली=Baniyali, बनगोठड़ी=Bangothri, बनवासी=Banwasi, बरजांगसर=Barjangsar, बरणगांव=Barangaon, बरसिंगा=Barsinga
बरांगना=Barangna, बलाया=Balaya, बलूपुरा=Balupura, बसनी=Basni, बस्सीचक=Bassichak, बांका=Banka, बांकासर=Bankasar
बाकलियावास=Bakaliyawas, बाखासर=Bakhasar, बागासर=Bagasar, बागोरिया=Bagoriya, बाजवास=Bajwas, बाटड़=Batad
बाठड़ी=Bathri, बाठोठ=Bathoth, बाडलवास=Badalwas, बाड़लोई=Badloi, बाणासर=Banasar, बाणूड़ा=Banura, बादेड़=Baded
बाबई=Babai, बायला=Bayla, बारनी=Barni, बालराई=Balrai, बालवाड़ी=Balwari, बालेरा=Balera, बासवाणा=Baswana
बिंचावा=Binchawa, बिकरलाई=Bikarlai, बिकवा=Bikwa, बिचपुरा=Bichpura, बिजारणियां=Bijarniyan, बिरणिया=Biraniya
बिरमसर=Biramsar, बिरानिया=Biraniya, बिसरासर=Bisrasar, बींझबायला=Binjhbayla, बींटड़ा=Bintra, बीकरलाई=Bikarlai
बीघाना=Bighana, बीछवाल=Bichhwal, बीठवाल=Bithwal, बीदियाद=Bidiyad, बीनादेसर=Binadesar, बुगाला=Bugala, बुगरड़ा=Bugarda
बुड़सू=Budsu, बूटाटी=Butati, बूढ़ी=Budhi, बेडवा=Bedwa, बेरथला=Berthala, बोरटा=Borta, बोलिया=Boliya, भकरोल=Bhakrol
भकरी=Bhakri, भखरी=Bhakhri, भगवानसर=Bhagwansar, भटनावर=Bhatnawar, भड़ाणा=Bhadana, भदलिया=Bhadaliya, भदोरा=Bhadora
भरनाई=Bharnai, भरावड़ी=Bharawri, भवादिया=Bhawadiya, भवानीपुर=Bhawanipur, भांकरी=Bhankri, भांडासर=Bhandasar
भाऊंडा=Bhaunda, भाटोलाव=Bhatolav, भाटीसर=Bhatisar, भादलिया=Bhadaliya, भाणा=Bhana, भानीन=Bhanin, भारजावास=Bharjawas
भावंडा=Bhawanda, भिंडासरी=Bhindasari, भिंया=Bhinya, भींचावा=Bhinchawa, भींचरी=Bhinchri, भीमराणा=Bhimrana
भीमलत=Bhimlat, भुंवाल=Bhunwal, भुंदेल=Bhundel, भूंडेल=Bhundel, भूतास=Bhutas, भूरियावास=Bhuriyawas, भेंसवा=Bhenswa
भेड़=Bhed, भैंरूखेड़ा=Bhairukhera, भैरूंदा=Bherunda, भेरूंदा=Bherunda, भैसड़ा=Bhaisra, भोजूसर=Bhojusar
मंगलासी=Manglasi, मंडाऊ=Mandau, मंडोली=Mandoli, मंडूकरा=Mandukra, मंढोली=Mandholi, मंवरिया=Manwariya
मकड़ासर=Makdasar, मगरासर=Magrasar, मगरिया=Magriya, मटासर=Matasar, मदारा=Madara, मनावा=Manawa, मनियारी=Maniyari
मलकीसर=Malkisar, मलगांव=Malgaon, मलसर=Malsar, मलारणा=Malarna, महेशवास=Maheshwas, मांझी=Manjhi, मांडोता=Mandota
मांडपुरिया=Mandpuriya, मांवडा=Manwda, माकड़ो=Makdo, माडोली=Madoli, माणकपुरा=Manakpura, माणकियास=Manakiyas
माणपुर=Manpur, मादलिया=Madaliya, मामाजी=Mamaji, मारवा=Marwa, मालमपुरा=Malampura, मालूंगा=Malunga, मालूपुर=Malupur
मिंडकिया=Mindkiya, मिठड़िया=Mithadiya, मीरासर=Mirasar, मुंडासर=Mundasar, मुंडेलिया=Mundeliya, मुंदड़ा=Mundra
मुंदियाड़=Mundiyar, मुकनपुरा=Mukanpura, मुकुंदपुर=Mukundpur, मूडावा=Mudawa, मूण्डवाड़ा=Mundwara, मूंडवाड़ा=Mundwara
मेघाना=Meghana, मेघवास=Meghwas, मेडिया=Mediya, मेहरासर=Mehrasar, मेहरोली=Mehroli, मोगड़ा=Mogra
मोटलियावास=Motaliyawas, मोडावास=Modawas, मोडरिया=Modariya, मोतीगढ़=Motigarh, मोरखड़ा=Morkhada, मोरसीम=Morsim
मोरेड़=Mored, मौडी=Maudi, रंगाईसर=Rangaisar, रघुनाथपुर=Raghunathpur, रणजीतगढ़=Ranjeetgarh, रणधीरपुरा=Randheerpura
रणसी=Ransi, रतनगढ़ी=Ratangarhi, रतनादा=Ratanada, रसूलपुर=Rasulpur, राईका=Raika, राजगढ़िया=Rajgarhiya, राजासर=Rajasar
राजिया=Rajiya, राजूवास=Rajuwas, राणीवाड़ा=Raniwara, राताकोट=Ratakot, रातड़ी=Ratri, राधाकिशनपुरा=Radhakishanpura
राबचा=Rabcha, रामथला=Ramthala, रामनिवासपुरा=Ramniwaspura, रामपुरिया=Rampuriya, रामसरा=Ramsara, रामासनी=Ramasni
रायका=Raika, रायधनु=Raidhanu, रायपुरिया=Raipuriya, रावतखेड़ा=Rawatkhera, रावतपुरा=Rawatpura, रावतों=Rawaton
रावनिया=Rawaniya, राशिदपुरा=Rashidpura, रिंगणी=Ringni, रिड़=Rid, रिड़मलसर=Ridmalsar, रिणसीगांव=Rinsigaon, रीड़ी=Ridi
रुंगटा=Rungta, रूपसी=Rupsi, रूपाखेड़ी=Rupakheri, रूपाणा=Rupana, रूपेली=Rupeli, रेबड़ा=Rebda, रोडा=Roda, रोजास=Rojas
रोटू=Rotu, रोहणा=Rohna, रोहिली=Rohili, लंगोद=Langod, लखनवास=Lakhanwas, लबाना=Labana, लसेड़ी=Laseri
लाखनवास=Lakhanwas, लाखलाण=Lakhlan, लाडपुर=Ladpur, लाडोली=Ladoli, लाणेवा=Lanewa, लाधड़िया=Ladhariya
लापोड़िया=Lapodiya, लापोली=Lapoli, लामिया=Lamiya, लालपुरिया=Lalpuriya, लालाना=Lalana, लिलमा=Lilma, लीकी=Liki
लुंदरी=Lundri, लुणवास=Lunwas, लूणदी=Lundi, लूणाढ़=Lunarh, लेडी=Ledi, लोगाणा=Logana, लोछब=Lochhab, लोटीयाना=Lotiyana
लोडसर=Lodsar, लोदीपुरा=Lodipura, लोहारी=Lohari, लोहिया=Lohiya, वंशीधरपुरा=Vanshidharpura, वगतपुरा=Vagatpura
विजयगढ़=Vijaygarh, विरमपुरा=Virampura, वीराणी=Virani, वीरावास=Virawas, शंखेश्वर=Shankheshwar, शंभुपुरा=Shambhupura
शक्तावतों=Shaktawaton, शाहनगर=Shahnagar, शिंभूपुरा=Shimbhupura, शिकारपुरा=Shikarpura, शिवगढ़ी=Shivgarhi
शिवदानपुरा=Shivdanpura, शिवनाथपुरा=Shivnathpura, शिवरतनपुरा=Shivratanpura, शिवसिंहपुरा=Shivsinghpura, शीतला=Sheetla
शुभदंड=Shubhdand, शेखावास=Shekhawas, शेरड़ी=Sherdi, शेरेरां=Shereran, शोभासर=Shobhasar, श्यामगढ़=Shyamgarh
श्यामसर=Shyamsar, श्रीनाथजी=Shrinathji, संखवाय=Sankhway, संखवाली=Sankhwali, संतोषपुरा=Santoshpura, संदलपुर=Sandalpur
सकराली=Sakrali, सगराव=Sagrao, सत्तासर=Sattasar, सथूर=Sathur, सनावड़ा=Sanawara, सबलसर=Sabalsar, समंदसर=Samandsar
समेलिया=Sameliya, सरगोठ=Sargoth, सरनाऊ=Sarnau, सरवड़ी=Sarwari, सरसंडा=Sarsanda, सरूंड=Sarund, सरेचां=Sarechan
सलावास=Salawas, सवाईसर=Sawaisar, सांकरणा=Sankarna, सांगासर=Sangasar, सांडेरा=Sandera, सांतली=Santli
सांवलता=Sanwalta, साजनसर=Sajansar, साटिया=Satiya, साणियाली=Saniyali, सादुलगढ़=Sadulgarh, सानवाड़ा=Sanwara
सापुंदा=Sapunda, सामड़सर=Samadsar, सारणवास=Saranwas, सारूंडिया=Sarundiya, सालेर=Saler, सावराद=Sawrad, सिंगड़=Singad
सिंगरावट=Singrawat, सिंगासनी=Singasni, सिंदली=Sindli, सिंधासवा=Sindhaswa, सिंधु=Sindhu, सिंहास=Singhas, सिगड़ी=Sigri
सिनली=Sinli, सिमरला=Simarla, सियाना=Siyana, सिरसू=Sirsu, सिरियासर=Siriyasar, सिरोड़=Sirod, सिलारिया=Silariya
सिहाट=Sihat, सींगड़=Singad, सीदरा=Sidra, सीलासन=Silasan, सीहाट=Sihat, सुंदरसर=Sundarsar, सुंदरियासर=Sundariyasar
सुखवासी=Sukhwasi, सुजनपुरा=Sujanpura, सुतोड़=Sutod, सुदरासन=Sudrasan, सुनारी=Sunari, सुरजनियावास=Surjaniyawas
सुरनाणा=Surnana, सुरपुरा=Surpura, सुरसुरा=Sursura, सुवालिया=Suwaliya, सुवटिया=Suwatiya, सूंई=Sunyi, सूंथड़ा=Sunthra
सूडसर=Sudsar, सूरवाड़ा=Surwara, सेणी=Seni, सेनणी=Senani, सेरूणा=Seruna, सेलू=Selu, सेवड़ा=Sewra, सेवाणा=Sewana
सेसावा=Sesawa, सैंदड़ा=Saindra, सोडियावास=Sodiyawas, सोनडी=Sondi, सोनगिरी=Songiri, सोनियासर=Soniyasar
सोमाड़ा=Somara, सोयंतरा=Soyantra, हंडेला=Handela, हथूंडी=Hathundi, हदां=Hadan, हनवंतपुर=Hanwantpur, हम्मीरा=Hammira
हम्मीरपुरा=Hammirpura, हरजीपुरा=Harjipura, हरदेसर=Hardesar, हरनाथपुरा=Harnathpura, हरमाड़=Harmad, हरसोर=Harsor
हाकमपुरा=Hakampura, हाजीवास=Hajiwas, हाडाखेड़ा=Hadakhera, हिंगोला=Hingola, हिम्मतपुरा=Himmatpura, हिम्मतसर=Himmatsar
हिरादेसर=Hiradesar, हीरावती=Hirawati, हुडिया=Hudiya, हुड़िया=Hudiya, हेमलियावास=Hemaliyawas, हेतमसर=Hetamsar
होलीदड़ा=Holidara, हामूसर=Hamusar, हामला=Hamla, हालोता=Halota, हासासर=Hasasar, हिंगवा=Hingwa, हिंडोर=Hindor
`;
