/** More names of people, as rows of `known-words.ts`. */

export const moreMen = `
अंगद=Angad, अंबर=Ambar, अंबरीश=Ambrish, अंशु=Anshu, अंश=Ansh, अकबर=Akbar, अक्षत=Akshat, अक्षांश=Akshansh
अखेराज=Akheraj, अगम=Agam, अचलदास=Achaldas, अजब=Ajab, अजयराज=Ajayraj, अजातशत्रु=Ajatshatru, अजीतपाल=Ajitpal, अटल=Atal
अतर=Atar, अथर्व=Atharv/Atharva, अद्वैत=Advait, अद्वय=Advay, अधिराज=Adhiraj, अनमोल=Anmol, अनय=Anay, अनिकेत=Aniket
अनिमेष=Animesh, अनूपसिंह=Anoopsingh, अन्वय=Anvay, अपार=Apar, अभयजीत=Abhayjeet, अभयवीर=Abhayveer, अभिक=Abhik
अभिनय=Abhinay, अभिमन्यूसिंह=Abhimanyusingh, अभिषेकराज=Abhishekraj, अभीर=Abhir, अमरचंद=Amarchand, अमरदीप=Amardeep
अमरपाल=Amarpal, अमरेश=Amresh/Amaresh, अमान=Aman, अमन=Aman, अमृत=Amrit, अमृतपाल=Amritpal, अमृतलाल=Amritlal
अर्चित=Archit, अर्जित=Arjit, अर्णव=Arnav, अर्पण=Arpan, अर्हम=Arham, अलख=Alakh, अवतार=Avtar/Awtar
अवधेश=Awadhesh/Avadhesh, अवि=Avi, अविनाश=Avinash, अविरल=Aviral, अशोकपाल=Ashokpal, अश्वनी=Ashwani, अश्विन=Ashwin
असीम=Aseem, अहान=Ahan, आदर=Aadar, आदि=Aadi/Adi, आदिराज=Adiraj/Aadiraj, आदित=Aadit/Adit, आनंदपाल=Anandpal
आनंदराज=Anandraj, आनंदवर्धन=Anandvardhan, आयान=Ayaan, आरुष=Aarush, आर्य=Arya/Aarya, आर्यवर्धन=Aryavardhan
आलोकनाथ=Aloknath, आवेश=Avesh, आशु=Ashu, आसकरण=Askaran, आसाराम=Asaram, आसू=Asu, इंदर=Inder/Indar, इंद्रराज=Indraraj
इंद्रपाल=Indrapal, इंद्रवीर=Indraveer, इंद्रभान=Indrabhan, इंद्रविजय=Indravijay, ईशान=Ishan/Ishaan, ईशांत=Ishant
ईश=Ish, ईश्वरदान=Ishwardan, ईश्वरीय=Ishwariya, ईसर=Isar, उगमराज=Ugamraj, उज्ज्वल=Ujjwal, उत्पल=Utpal, उत्सव=Utsav
उदयन=Udayan, उदयभान=Udaybhan, उदयप्रताप=Udaypratap, उदयपाल=Udaypal, उदित=Udit, उदेराज=Uderaj, उद्धव=Uddhav
उधम=Udham, उमंग=Umang, उमराव=Umrao, उमाशंकर=Umashankar, उमाकांत=Umakant, उर्विल=Urvil, ऊंकार=Unkar
ऋत्विक=Ritvik/Ritwik, ऋतिक=Hrithik/Ritik, ऋत्विज=Ritvij, ऋषिपाल=Rishipal, ऋषिराज=Rishiraj, एकलव्य=Eklavya
एकांश=Ekansh, ऐश्वर्य=Aishwarya, ओजस=Ojas, ओमप्रकाश=Omprakash, ओमवीर=Omveer, ओमपाल=Ompal, ओमराज=Omraj
कंवरपाल=Kanwarpal, कंवरलाल=Kanwarlal, कनिष्क=Kanishk, कपूर=Kapoor/Kapur, कबीर=Kabir/Kabeer, कमलजीत=Kamaljeet
कमलदीप=Kamaldeep, कमलकांत=Kamalkant, कमलकिशोर=Kamalkishore, करणपाल=Karanpal, करणराज=Karanraj, करतार=Kartar
करमवीर=Karamveer, करम=Karam, करमचंद=Karamchand, कर्ण=Karn, कर्णवीर=Karnveer, कल्पित=Kalpit, कल्याणसिंह=Kalyansingh
कवि=Kavi, कविराज=Kaviraj, कांतिलाल=Kantilal, काका=Kaka, कानसिंह=Kansingh, कानाराम=Kanaram, कान्हा=Kanha
कामेश=Kamesh, कामरान=Kamran, कायम=Kayam, काशी=Kashi, काशीराम=Kashiram, काशीनाथ=Kashinath, कीर्तिराज=Kirtiraj
कीर्तिवर्धन=Kirtivardhan, कुंजबिहारी=Kunjbihari, कुंज=Kunj, कुंभकरण=Kumbhkaran, कुंभा=Kumbha, कुणाल=Kunal
कुमेर=Kumer, कुलराज=Kulraj, कुश=Kush, कुशाग्र=Kushagra, कुशलपाल=Kushalpal, कृतार्थ=Kritarth, कृष्ण=Krishan/Krishn
कृष्णकांत=Krishnakant, कृष्णकुमार=Krishnakumar, कृष्णदेव=Krishnadev, कृष्णराज=Krishnaraj, कृष्णवीर=Krishnaveer
केतन=Ketan, केदार=Kedar, केवल=Kewal/Keval, केशवराज=Keshavraj, केसराराम=Kesraram, कैलाशचंद्र=Kailashchandra
कौशलेंद्र=Kaushlendra, कौस्तुभ=Kaustubh, क्रिश=Krish, खड़क=Khadak, खींवराज=Khinvraj/Khivraj, खीमसिंह=Khimsingh
खेत=Khet, खेताराम=Khetaram, खेमराज=Khemraj, खेमचंद=Khemchand, खोज=Khoj, गंगाराम=Gangaram, गंगासिंह=Gangasingh
गंगाधर=Gangadhar, गंगाशरण=Gangasharan, गगन=Gagan, गगनदीप=Gagandeep, गज=Gaj, गजसिंह=Gajsingh, गजानंद=Gajanand
गजानन=Gajanan, गजू=Gaju, गट्टू=Gattu, गब्बर=Gabbar, गर्व=Garv, गर्वित=Garvit, गिरवर=Girwar, गिरधारीलाल=Girdharilal
गिरवीर=Girveer, गुणवंत=Gunwant, गुमनाराम=Gumnaram, गुलशन=Gulshan, गुलाबचंद=Gulabchand, गेंद=Gend, गेमर=Gemar
गेनाराम=Genaram, गोकर्ण=Gokarn, गोपेश=Gopesh, गोपीचंद=Gopichand, गोपीनाथ=Gopinath, गोमाराम=Gomaram
गोरखनाथ=Gorakhnath, गोरख=Gorakh, गोविंदराज=Govindraj, गोविंदराम=Govindram, गोवर्धनलाल=Govardhanlal
घनश्यामदास=Ghanshyamdas, घमंड=Ghamand, घासी=Ghasi, घासीराम=Ghasiram, घेवर=Ghewar, घेवरचंद=Ghewarchand
चंदनसिंह=Chandansingh, चंदू=Chandu, चंद्रमोहन=Chandramohan, चंद्रशेखर=Chandrashekhar/Chandrasekhar
चंद्रसेन=Chandrasen, चंद्रसिंह=Chandrasingh, चंद्रप्रकाश=Chandraprakash, चंद्रदेव=Chandradev, चंद्रदत्त=Chandradatt
चंद्रजीत=Chandrajeet, चंद्रराज=Chandraraj, चंद्रविजय=Chandravijay, चंपत=Champat, चंपा=Champa, चक्रपाणि=Chakrapani
चक्रधर=Chakradhar, चतुर=Chatur, चतराराम=Chatraram, चरण=Charan, चरणजीत=Charanjeet, चांदवीर=Chandveer, चाणक्य=Chanakya
चिंतन=Chintan, चिन्मय=Chinmay, चिमन=Chiman, चुतर=Chutar, चूना=Chuna, चेनाराम=Chenaram, चैतन्य=Chaitanya
चैनसिंह=Chainsingh, चौथमल=Chauthmal, छगनलाल=Chhaganlal, छतर=Chhatar, छत्र=Chhatra, छत्रसाल=Chhatrasal
छत्रवीर=Chhatraveer, छायांक=Chhayank, छोगा=Chhoga, छोगाराम=Chhogaram, जगजीत=Jagjeet/Jagjit, जगदंबा=Jagdamba
जगदीशचंद्र=Jagdishchandra, जगन्नाथ=Jagannath, जगपाल=Jagpal, जगमोहन=Jagmohan, जगराज=Jagraj, जगरूप=Jagroop
जगविजय=Jagvijay, जगेंद्र=Jagendra, जनक=Janak, जनकराज=Janakraj, जनार्दन=Janardan, जबर=Jabar, जबरा=Jabra, जब्बर=Jabbar
जमन=Jaman, जयकरण=Jaikaran/Jaykaran, जयकृष्ण=Jaikrishna, जयचंद=Jaichand, जयप्रकाश=Jaiprakash
जयवर्धन=Jaivardhan/Jayvardhan, जयवंत=Jaywant, जयविजय=Jayvijay, जयशंकर=Jaishankar, जयसिंह=Jaisingh
जयस्वरूप=Jaiswaroop, जयादित्य=Jayaditya, जयसूर्य=Jaysurya, जलज=Jalaj, जवान=Jawan, जवानसिंह=Jawansingh
जवाहरलाल=Jawaharlal, जशवंत=Jashwant, जस=Jas, जसपाल=Jaspal, जसराज=Jasraj, जसवीर=Jasveer/Jasvir, जसमत=Jasmat
जसकरण=Jaskaran, जसदीप=Jasdeep, जागेश=Jagesh, जानकीदास=Jankidas, जानकीलाल=Jankilal, जीतमल=Jeetmal, जीतू=Jeetu
जीतराम=Jeetram, जीवणराम=Jeewanram, जीवनसिंह=Jeevansingh, जुगराज=Jugraj, जुगलकिशोर=Jugalkishore, जुझार=Jujhar
जुहार=Juhar, जेठा=Jetha, जैमल=Jaimal, जैतमल=Jaitmal, जैनेंद्र=Jainendra, जैसल=Jaisal, जोगाराम=Jogaram, जोगी=Jogi
जोगराज=Jograj, जोधराज=Jodhraj, जोधवीर=Jodhveer, जोरा=Jora, जोरसिंह=Jorsingh, ज्योतिरादित्य=Jyotiraditya
ज्योतिप्रकाश=Jyotiprakash, ज्वाला=Jwala, झाबर=Jhabar, झाबरमल=Jhabarmal, झुंझार=Jhunjhar, टीकाराम=Tikaram
टीकमचंद=Tikamchand, टेकचंद=Tekchand, टेक=Tek, ठंडीराम=Thandiram, ठाकुरदास=Thakurdas, डालचंद=Dalchand
डालूराम=Daluram, डूंगा=Dunga, डूंगाराम=Dungaram, ढलसिंह=Dhalsingh, तखत=Takhat, तगाराम=Tagaram, तनुज=Tanuj
तनिष्क=Tanishk, तन्मय=Tanmay, तन्वीर=Tanveer, तपन=Tapan, तपेश=Tapesh, तपेंद्र=Tapendra, तरपण=Tarpan
ताराशंकर=Tarashankar, तिलकराज=Tilakraj, तीर्थराज=Tirthraj, तीर्थ=Tirth, तुलछा=Tulchha, तुलछाराम=Tulchharam
तेजबहादुर=Tejbahadur, तेजभान=Tejbhan, तेजवंत=Tejwant, तेजस्व=Tejasva, तेजप्रताप=Tejpratap, तेजाराम=Tejaram
तोताराम=Totaram, त्रिदेव=Tridev, त्रिलोकी=Triloki, त्रिलोकचंद=Trilokchand, त्रिवेंद्र=Trivendra, त्रिवेश=Trivesh
थान=Than, थानाराम=Thanaram, दक्ष=Daksh, दक्षेश=Dakshesh, दत्ता=Datta, दमन=Daman, दयाराम=Dayaram, दयाशंकर=Dayashankar
दयालसिंह=Dayalsingh, दरियाव=Dariyav/Dariyao, दर्पण=Darpan, दर्श=Darsh, दर्शित=Darshit, दल=Dal, दलपतराम=Dalpatram
दलपतसिंह=Dalpatsingh, दला=Dala, दलीचंद=Dalichand, दशरथराज=Dashrathraj, दामोदर=Damodar, दाताराम=Dataram, दारा=Dara
दिगंबर=Digambar, दिग्विजयसिंह=Digvijaysingh, दिग्विराज=Digviraj, दिपेंद्र=Dipendra, दिपेश=Dipesh, दिलावर=Dilawar
दिलखुश=Dilkhush, दिव्यम=Divyam, दिव्यवीर=Divyaveer, दिव्य=Divya, दिव्येंद्र=Divyendra, दिव्यजीत=Divyajeet
दिव्यप्रताप=Divyapratap, दीनबंधु=Deenbandhu, दीनानाथ=Dinanath/Deenanath, दीपसिंह=Deepsingh, दीपराज=Deepraj
दीपांशु=Deepanshu, दीपाराम=Deeparam, दुर्गपाल=Durgpal, दुर्गाप्रसाद=Durgaprasad, दुर्गाराम=Durgaram
दुर्गेंद्र=Durgendra, दुर्जनसाल=Durjansal, दुदा=Duda, दूदा=Duda, दूंगर=Dungar, देदाराम=Dedaram, देपाल=Depal
देवकरण=Devkaran, देवकिशन=Devkishan, देवदत्त=Devdatt, देवपाल=Devpal, देवप्रताप=Devpratap, देववीर=Devveer
देवव्रत=Devvrat, देवा=Deva, देवाराम=Devaram, देवानंद=Devanand, देवांग=Devang, देवीदान=Devidan, देवीदास=Devidas
देवीशंकर=Devishankar, देवेश=Devesh, देशराज=Deshraj, दोलत=Dolat, दौलतराम=Daulatram, द्वारका=Dwarka
द्वारकाप्रसाद=Dwarkaprasad, धनवीर=Dhanveer, धनसिंह=Dhansingh, धनसुख=Dhansukh, धनाराम=Dhanaram, धनुष=Dhanush
धन्नाराम=Dhannaram, धन्वंतरि=Dhanvantari, धर्मचंद=Dharmchand, धर्माराम=Dharmaram, धर्मेश=Dharmesh
धर्मसिंह=Dharmsingh, धर्मजीत=Dharmjeet, धर्मदेव=Dharmdev, धवल=Dhawal/Dhaval, धीरेन=Dhiren, धीर=Dheer
धीरसिंह=Dheersingh, धूड़=Dhur, धूड़ाराम=Dhudaram, धैर्य=Dhairya, धैर्यवीर=Dhairyaveer, धैर्यवर्धन=Dhairyavardhan
धोंकल=Dhonkal, ध्रुवराज=Dhruvraj, ध्रुवपाल=Dhruvpal, ध्रुवेंद्र=Dhruvendra, नंदकिशोर=Nandkishore/Nandkishor
नंदलाल=Nandlal, नंदू=Nandu, नंदराम=Nandram, नकुल=Nakul, नगेंद्र=Nagendra, नगाराम=Nagaram, नत्थूलाल=Natthulal
नथमल=Nathmal, नमित=Namit, नयन=Nayan, नरदेव=Nardev, नरपतराम=Narpatram, नरवीर=Narveer, नरसी=Narsi, नरसीराम=Narsiram
नरहरिदास=Narharidas, नरसिंहदास=Narsinghdas, नरेशपाल=Nareshpal, नरेन=Naren, नवदीप=Navdeep, नवजोत=Navjot
नवरतन=Navratan, नवरंग=Navrang, नवलकिशोर=Navalkishore, नवलराम=Navalram, नवीनचंद्र=Naveenchandra, नाथा=Natha
नाथाराम=Natharam, नाथूलाल=Nathulal, नाथूसिंह=Nathusingh, नारायणदास=Narayandas, नारायणराम=Narayanram, निकुंज=Nikunj
निखिलेश=Nikhilesh, निकेत=Niket, नित्यानंद=Nityanand, निधान=Nidhan, निपुण=Nipun, निमित=Nimit, नियम=Niyam
निर्मलसिंह=Nirmalsingh, निलय=Nilay, निशु=Nishu, निश्चय=Nishchay, निहार=Nihar, नीतेश=Nitesh, नितेश=Nitesh
नीतीश=Nitish, नितीश=Nitish, नीरव=Nirav/Neerav, नीलकंठ=Neelkanth, नीलमणि=Neelmani, नील=Neel, नृपाल=Nripal
नेतराम=Netram, नेपालसिंह=Nepalsingh, नैतिक=Naitik, नोपाराम=Noparam, नोपा=Nopa, नौरत=Naurat, नौरंग=Naurang
नौनिहाल=Naunihal, पंकेश=Pankesh, पंचानन=Panchanan, पंथ=Panth, पतराम=Patram, पदमपाल=Padampal, पद्म=Padma/Padm
पद्मराज=Padmaraj, पद्मनाभ=Padmanabh, पद्माकर=Padmakar, पन्नेसिंह=Pannesingh, पन्नाराम=Pannaram, पन्नालाल=Pannalal
परमजीत=Paramjeet/Paramjit, परमार्थ=Parmarth, परमपाल=Parampal, परशुराम=Parashuram/Parshuram, परसराम=Parasram
परसा=Parsa, पराग=Parag, परिमल=Parimal, परेश=Paresh, पर्व=Parv, पलाश=Palash, पवनदीप=Pawandeep, पवनजीत=Pawanjeet
पवित्र=Pavitra, पहाड़सिंह=Pahadsingh, पांचाराम=Pancharam, पारस्कर=Paraskar, पाबूदान=Pabudan, पाबूराम=Paburam
पारसमल=Parasmal, पार्थसारथी=Parthsarathi, पिंटू=Pintu, पीथा=Pitha, पीरदान=Peerdan, पीर=Peer, पीतांबर=Pitambar
पुखराज=Pukhraj, पुनमचंद=Punamchand, पूनमचंद=Poonamchand, पुरण=Puran, पुरुराज=Pururaj, पुरु=Puru, पुलकित=Pulkit
पुलस्त्य=Pulastya, पुष्कल=Pushkal, पुष्पेश=Pushpesh, पूनाराम=Punaram, पूर्ण=Purn, पूर्णचंद्र=Purnachandra
पूर्णसिंह=Purnsingh, पूर्वांश=Purvansh, पृथ्वीसिंह=Prithvisingh, पेमा=Pema, पेम=Pem, प्रकाशचंद्र=Prakashchandra
प्रखर=Prakhar, प्रगट=Pragat, प्रजापति=Prajapati, प्रज्ञान=Pragyan, प्रज्वल=Prajwal, प्रतापराम=Pratapram
प्रतापभान=Pratapbhan, प्रतीत=Prateet, प्रत्यक्ष=Pratyaksh, प्रत्यूष=Pratyush, प्रथम=Pratham, प्रदुम्न=Pradumn
प्रद्योत=Pradyot, प्रफुल्ल=Prafull, प्रबल=Prabal, प्रबुद्ध=Prabuddh, प्रबोध=Prabodh, प्रभाकर=Prabhakar
प्रभुदयाल=Prabhudayal, प्रभुदान=Prabhudan, प्रभुराम=Prabhuram, प्रभुलाल=Prabhulal, प्रभुनाथ=Prabhunath
प्रवेश=Pravesh, प्रशस्त=Prashast, प्रसून=Prasoon, प्रसन्न=Prasanna, प्रहलाद=Prahlad/Prahalad, प्रांजल=Pranjal
प्रांशु=Pranshu, प्रियदर्शन=Priyadarshan, प्रियव्रत=Priyavrat, प्रियवर्धन=Priyavardhan, प्रिंस=Prince
प्रीतपालसिंह=Preetpalsingh, प्रेमनाथ=Premnath, प्रेमप्रकाश=Premprakash, प्रेमराज=Premraj, प्रेमसुख=Premsukh
प्रेमशंकर=Premshankar, प्रेमचंद=Premchand, प्रेमवीर=Premveer, प्रेमाराम=Premaram, फकीर=Fakir, फकीरचंद=Fakirchand
फतह=Fatah, फतेहचंद=Fatehchand, फूलचंद=Phoolchand, फूलसिंह=Phoolsingh, फूलाराम=Phoolaram, फौज=Fauj, फौजमल=Faujmal
बंटी=Bunty/Banti, बंशीलाल=Banshilal, बख्त=Bakht, बगड़ावत=Bagrawat, बगता=Bagta, बगताराम=Bagtaram, बग्गा=Bagga
बचनाराम=Bachnaram, बच्चू=Bachchu, बच्छराज=Bachhraj, बदन=Badan, बद्रीनारायण=Badrinarayan, बद्रीलाल=Badrilal
बद्रीदान=Badridan, बनराज=Banraj, बनय=Banay, बनेसिंह=Banesingh, बने=Bane, बन्नेसिंह=Bannesingh, बब्बर=Babbar
बबलू=Bablu, बरकत=Barkat, बल=Bal, बलकार=Balkar, बलबीर=Balbir/Balbeer, बलविंदर=Balwinder, बलवान=Balwan
बलवंतराम=Balwantram, बलवंतसिंह=Balwantsingh, बस्तीराम=Bastiram, बस्ती=Basti, बहादुरराम=Bahadurram, बांकीदास=Bankidas
बांके=Banke, बांकेबिहारी=Bankebihari, बाघसिंह=Baghsingh, बाघाराम=Bagharam, बादल=Badal, बापूलाल=Bapulal
बाबूसिंह=Babusingh, बाबूराम=Baburam, बालकिशन=Balkishan, बालकृष्ण=Balkrishna, बालगोविंद=Balgovind, बालूसिंह=Balusingh
बालूराम=Baluram, बालवीर=Balveer, बिंदूसार=Bindusar, बिंजराज=Binjraj, बिट्टू=Bittu, बिजेंद्र=Bijendra, बिजय=Bijay
बिड़द=Birad, बिमल=Bimal, बिरधी=Birdhi, बिरधीचंद=Birdhichand, बिशनाराम=Bishnaram, बिशनसिंह=Bishansingh, बीजराज=Bijraj
बीरेंद्र=Birendra, बीरम=Biram, बीरसिंह=Birsingh, बुद्धप्रकाश=Buddhprakash, बुद्धिप्रकाश=Buddhiprakash
बुद्धाराम=Buddharam, बृजमोहन=Brijmohan, बृजराज=Brijraj, बृजपाल=Brijpal, बृजलाल=Brijlal, बृजकिशोर=Brijkishore
बृजभूषण=Brijbhushan, बृजेश=Brijesh, बृज=Brij, ब्रजमोहन=Brajmohan, ब्रह्मदेव=Brahmdev, ब्रह्मा=Brahma, ब्रह्म=Brahm
ब्रह्मानंद=Brahmanand, भंवरपाल=Bhanwarpal, भंवरसिंह=Bhanwarsingh, भंवराराम=Bhanwararam, भगवंत=Bhagwant
भगवतीप्रसाद=Bhagwatiprasad, भगवतीलाल=Bhagwatilal, भगवानराम=Bhagwanram, भगवानलाल=Bhagwanlal, भगवानसहाय=Bhagwansahay
भगाराम=Bhagaram, भगीरथ=Bhagirath, भजन=Bhajan, भजनलाल=Bhajanlal, भवदीप=Bhavdeep, भवानीप्रताप=Bhawanipratap
भवानीपाल=Bhawanipal, भव्य=Bhavya, भव्यराज=Bhavyaraj, भाग=Bhag, भागचंद=Bhagchand, भानाराम=Bhanaram, भानुवीर=Bhanuveer
भानुकुमार=Bhanukumar, भार्गव=Bhargav, भारत=Bharat, भारतेंद्र=Bhartendra, भारमल=Bharmal, भाव=Bhav, भाविक=Bhavik
भाविन=Bhavin, भीख=Bhikh, भीखम=Bhikham, भीमा=Bhima, भीमाराम=Bhimaram, भीमदेव=Bhimdev, भीमपाल=Bhimpal, भीमेश=Bhimesh
भीष्म=Bhishma, भुवन=Bhuvan, भुवनेश=Bhuvnesh, भुवनेश्वर=Bhuvneshwar, भूपराज=Bhupraj, भूप=Bhup, भूपालसिंह=Bhupalsingh
भूरसिंह=Bhursingh, भूरेलाल=Bhurelal, भूरा=Bhura, भेरूलाल=Bherulal, भेरू=Bheru, भैरूसिंह=Bhairusingh
भैरूदान=Bhairudan, भैरूलाल=Bhairulal, भैरोंसिंह=Bhaironsingh, भोज=Bhoj, भोजपाल=Bhojpal, भोजाराम=Bhojaram
भोमाराम=Bhomaram, भोलाराम=Bholaram, भोलानाथ=Bholanath, भोपालराम=Bhopalram, मंगतूराम=Mangturam, मंगलसिंह=Mangalsingh
मंगलाराम=Manglaram, मंगेज=Mangej, मंछाराम=Manchharam, मगनाराम=Magnaram, मगराज=Magraj, मघाराम=Magharam
मदनलाल=Madanlal, मदनमोहन=Madanmohan, मदनगोपाल=Madangopal, मदनपाल=Madanpal, मधुकर=Madhukar, मधुर=Madhur
मनजीत=Manjeet/Manjit, मनदेव=Mandev, मनन=Manan, मननराज=Mananraj, मनराज=Manraj, मनरूप=Manroop, मनसुख=Mansukh
मनस्व=Manasva, मनहर=Manhar, मनु=Manu, मनुराज=Manuraj, मनुज=Manuj, मनुदेव=Manudev, मनोजपाल=Manojpal, मन्मथ=Manmath
मलूक=Maluk, मल्लीनाथ=Mallinath, महताब=Mahtab, महादेव=Mahadev, महावीरप्रसाद=Mahaveerprasad, महावीरसिंह=Mahaveersingh
महिधर=Mahidhar, महिराज=Mahiraj, महीपत=Mahipat, महीपाल=Mahipal, महेशदान=Maheshdan, महेशपाल=Maheshpal
माणकलाल=Manaklal, माणकचंद=Manakchand, माणकराम=Manakram, माधुसिंह=Madhusingh, माधाराम=Madharam, माधवराव=Madhavrao
माधवेश=Madhvesh, मानक=Manak, मानप्रताप=Manpratap, मानवीर=Manveer, मानवर्धन=Manvardhan, मानाराम=Manaram
मामचंद=Mamchand, मार्कंड=Markand, मार्तंड=Martand, मालसिंह=Malsingh, मालाराम=Malaram, मालूसिंह=Malusingh
मिठ्ठू=Mitthu, मिठालाल=Mithalal, मिथिलेश=Mithilesh, मिथुन=Mithun, मिलन=Milan, मिलाप=Milap, मिश्री=Mishri
मिश्रीलाल=Mishrilal, मिश्रीमल=Mishrimal, मिहिर=Mihir, मीठालाल=Mithalal, मुकनसिंह=Mukansingh, मुकनाराम=Muknaram
मुकुंदराज=Mukundraj, मुकुल=Mukul, मुनीश=Munish, मुन्ना=Munna, मुन्नालाल=Munnalal, मुरलीमनोहर=Murlimanohar
मुलतान=Multan, मुल्तान=Multan, मूलराज=Moolraj/Mulraj, मूलचंद=Moolchand, मूलसिंह=Moolsingh, मूलशंकर=Moolshankar
मूलाराम=Moolaram, मूलतान=Multan, मृत्युंजय=Mrityunjay, मृदुल=Mridul, मेघसिंह=Meghsingh, मेघाराम=Megharam
मेहताब=Mehtab, मेहरबान=Meharban, मेहुल=Mehul, मैथिलीशरण=Maithilisharan, मोखम=Mokham, मोड़=Mod, मोड़ाराम=Modaram
मोडसिंह=Modsingh, मोतीराम=Motiram, मोतीसिंह=Motisingh, मोबत=Mobat, मोहकम=Mohkam, मोहनराम=Mohanram
मोहनसिंह=Mohansingh, मोहब्बत=Mohabbat, मौलिक=Maulik, यज्ञदत्त=Yagyadatt, यतिन=Yatin, यतींद्र=Yatindra, यत्न=Yatna
यथार्थ=Yatharth, यदुराज=Yaduraj, यदुनाथ=Yadunath, यदुवेंद्र=Yaduvendra, यमन=Yaman, यशदीप=Yashdeep, यशजीत=Yashjeet
यशवीर=Yashveer, यशप्रताप=Yashpratap, यशोवर्धन=Yashovardhan, यश्विन=Yashvin, यक्ष=Yaksh, यक्षित=Yakshit, युग=Yug
युगराज=Yugraj, युधिष्ठर=Yudhishthar, युद्धवीर=Yuddhveer, युवान=Yuvan, यज्ञेंद्र=Yagyendra, योग=Yog, योगराज=Yograj
योगदीप=Yogdeep, योगेश्वर=Yogeshwar, रंगराज=Rangraj, रंजीत=Ranjeet/Ranjit, रक्षित=Rakshit, रघुनंदन=Raghunandan
रघुपाल=Raghupal, रघुवर=Raghuvar, रघुबीर=Raghubir/Raghubeer, रजनीकर=Rajnikar, रजवंत=Rajwant, रणजय=Ranjay
रणजोर=Ranjor, रणबीर=Ranbir/Ranbeer, रणराज=Ranraj, रणमल=Ranmal, रणबंका=Ranbanka, रणवंत=Ranwant
रणवीरप्रताप=Ranveerpratap, रणशेर=Ransher, रतनदीप=Ratandeep, रतनराज=Ratanraj, रतनवीर=Ratanveer, रत्नाकर=Ratnakar
रत्न=Ratna, रमेशपाल=Rameshpal, रविप्रकाश=Raviprakash, रविकांत=Ravikant, रविकुमार=Ravikumar, रविशंकर=Ravishankar
रविदत्त=Ravidatt, रश्मिराज=Rashmiraj, रसिकलाल=Rasiklal, राजऋषि=Rajrishi, राजकमल=Rajkamal, राजकरण=Rajkaran
राजजीत=Rajjeet, राजदेव=Rajdev, राजनाथ=Rajnath, राजन=Rajan, राजबहादुर=Rajbahadur, राजबीर=Rajbir/Rajbeer
राजभान=Rajbhan, राजमोहन=Rajmohan, राजरूप=Rajroop, राजविजय=Rajvijay, राजशेखर=Rajshekhar, राजसिंह=Rajsingh
राजाराम=Rajaram, राजूराम=Rajuram, राजूसिंह=Rajusingh, राजेश्वर=Rajeshwar, राणाराम=Ranaram, राणीदान=Ranidan
राधाकृष्ण=Radhakrishna, राधाकिशन=Radhakishan, राधामोहन=Radhamohan, राधेगोविंद=Radhegovind, रामकरण=Ramkaran
रामकुमार=Ramkumar, रामकृष्ण=Ramkrishna, रामगोपाल=Ramgopal, रामजीलाल=Ramjilal, रामजी=Ramji, रामजीवन=Ramjeevan
रामदयाल=Ramdayal, रामदीन=Ramdeen, रामदेव=Ramdev, रामधन=Ramdhan, रामनाथ=Ramnath, रामनारायण=Ramnarayan
रामप्रकाश=Ramprakash, रामप्रताप=Rampratap, रामप्रसाद=Ramprasad, रामबाबू=Rambabu, रामभरोसे=Rambharose
राममनोहर=Rammanohar, राममूर्ति=Rammurti, रामरतन=Ramratan, रामराज=Ramraj, रामवीर=Ramveer, रामशरण=Ramsharan
रामसहाय=Ramsahay, रामसिंह=Ramsingh, रामसुख=Ramsukh, रामसेवक=Ramsevak, रामहेत=Ramhet, रामावतार=Ramavtar/Ramawatar
रामाधार=Ramadhar, रामानंद=Ramanand, रामानुज=Ramanuj, रामेश्वर=Rameshwar, रामेश्वरलाल=Rameshwarlal, रायसिंह=Raisingh
रायचंद=Raichand, रायमल=Raimal, रायपाल=Raipal, रावतसिंह=Rawatsingh, रावतराम=Rawatram, रावताराम=Rawtaram
रिखबचंद=Rikhabchand, रिख=Rikh, रिड़मल=Ridmal, रिदम=Ridam, रिपुदमन=Ripudaman, रिपु=Ripu, रिपुंजय=Ripunjay
रिंकू=Rinku, रितुराज=Rituraj, रितिक=Ritik, रिशु=Rishu, रुघनाथ=Rughnath, रुघाराम=Rugharam, रुद्रवीर=Rudraveer
रुद्राक्ष=Rudraksh, रुद्रेश=Rudresh, रुद्रराज=Rudraraj, रुद्रदेव=Rudradev, रूड़=Rud, रूड़ाराम=Rudaram
रूपचंद=Roopchand, रूपनारायण=Roopnarayan, रूपसिंह=Roopsingh, रूपाराम=Ruparam, रेवत=Rewat, रेवतराम=Rewatram
रेवंतसिंह=Rewantsingh, रेवाशंकर=Revashankar, रोशनलाल=Roshanlal, रोमिल=Romil, रौनक=Raunak, लक्ष=Laksh, लक्ष्य=Lakshya
लक्ष्यराज=Lakshyaraj, लक्ष्यवीर=Lakshyaveer, लक्ष्यप्रताप=Lakshyapratap, लक्ष्मीचंद=Laxmichand/Lakshmichand
लक्ष्मीनारायण=Laxminarayan/Lakshminarayan, लक्ष्मीलाल=Laxmilal, लक्ष्मीराज=Laxmiraj, लखवीर=Lakhveer
लखमाराम=Lakhmaram, लखमा=Lakhma, लखाराम=Lakharam, लछमण=Lachhman, लच्छीराम=Lachhiram, लज्जाराम=Lajjaram
लादूलाल=Ladulal, लादूसिंह=Ladusingh, लादूराम=Laduram, लाभचंद=Labhchand, लाभूराम=Labhuram, लालचंद=Lalchand
लालसिंह=Lalsingh, लाला=Lala, लालाराम=Lalaram, लालू=Lalu, लालूराम=Laluram, लिखमा=Likhma, लिखमाराम=Likhmaram
लिखमी=Likhmi, लूणा=Luna, लूणसिंह=Loonsingh, लूणाराम=Lunaram, लोकपालसिंह=Lokpalsingh, लोकनाथ=Loknath
वंशप्रदीप=Vanshpradeep, वंशराज=Vanshraj, वंशवर्धन=Vanshvardhan, वंशदीप=Vanshdeep, वंशप्रताप=Vanshpratap
वनराज=Vanraj, वनवीर=Vanveer, वरद=Varad, वरदान=Vardan, वरिष्ठ=Varishth, वरुणप्रताप=Varunpratap, वर्धमान=Vardhaman
वल्लभदास=Vallabhdas, वसु=Vasu, वसुदेव=Vasudev, वागाराम=Vagaram, वाघ=Vagh, वाघा=Vagha, वात्सल्य=Vatsalya, वासु=Vasu
विंध्यराज=Vindhyaraj, विकल्प=Vikalp, विकी=Vicky, विक्की=Vicky, विक्रमजीत=Vikramjeet/Vikramjit, विक्रमराज=Vikramraj
विजयकांत=Vijaykant, विजयकुमार=Vijaykumar, विजयदेव=Vijaydev, विजयदान=Vijaydan, विजयप्रताप=Vijaypratap
विजयवीर=Vijayveer, विजयवर्धन=Vijayvardhan, विजयशंकर=Vijayshankar, विजयसिंह=Vijaysingh, विजयेंद्र=Vijayendra
विदित=Vidit, विद्यासागर=Vidyasagar, विद्याधर=Vidyadhar, विधान=Vidhan, विनायक=Vinayak, विनीश=Vinish, विनेश=Vinesh
विनोदपाल=Vinodpal, विपुल=Vipul, विभव=Vibhav, विभु=Vibhu, विभूति=Vibhuti, विभोर=Vibhor, विरम=Viram, विरमा=Virma
विराटसिंह=Viratsingh, विरेन=Viren, विलास=Vilas, विवस्वान=Vivaswan, विवान=Vivan, विवेकानंद=Vivekanand, विशन=Vishan
विशनाराम=Vishnaram, विशेष=Vishesh, विश्राम=Vishram, विश्व=Vishwa/Vishva, विश्वदीप=Vishwadeep
विश्वप्रताप=Vishwapratap, विश्वबंधु=Vishwabandhu, विश्वजय=Vishwajay, विश्वपाल=Vishwapal, विश्वास=Vishwas/Vishvas
विश्वंभर=Vishwambhar, विश्वेश=Vishwesh, विश्वेश्वर=Vishweshwar, विष्णुदत्त=Vishnudatt, विष्णुपाल=Vishnupal
विष्णुप्रताप=Vishnupratap, विहान=Vihan/Vihaan, वीरदेव=Veerdev, वीरप्रताप=Veerpratap, वीरभानु=Veerbhanu
वीरमदेव=Viramdev, वीरराज=Veerraj, वीरविक्रम=Veervikram, वीरेंद्रपाल=Virendrapal, वीरांग=Veerang, वृषभ=Vrishabh
वृषांक=Vrishank, वेणीराम=Veniram, वेदप्रकाश=Vedprakash, वेदव्रत=Vedvrat, वेदराज=Vedraj, वेदवीर=Vedveer
वैभवराज=Vaibhavraj, वैशाख=Vaishakh, व्योम=Vyom, व्रज=Vraj, शंकरदान=Shankardan, शंकरराम=Shankarram
शंकरसिंह=Shankarsingh, शंभुदयाल=Shambhudayal, शंभुसिंह=Shambhusingh, शंभु=Shambhu, शत्रुंजय=Shatrunjay
शत्रुजीत=Shatrujeet, शत्रुशल्य=Shatrushalya, शत्रुसाल=Shatrusal, शब्द=Shabd, शरद=Sharad, शशिपाल=Shashipal
शशिराज=Shashiraj, शशिभूषण=Shashibhushan, शशिप्रताप=Shashipratap, शाश्वत=Shashwat, शालीन=Shalin, शिखर=Shikhar
शिखरचंद=Shikharchand, शिवकरण=Shivkaran, शिवचरण=Shivcharan, शिवचंद=Shivchand, शिवदयाल=Shivdayal, शिवदत्त=Shivdatt
शिवनारायण=Shivnarayan, शिवप्रकाश=Shivprakash, शिवप्रताप=Shivpratap, शिवप्रसाद=Shivprasad, शिवमंगल=Shivmangal
शिवमोहन=Shivmohan, शिवरतन=Shivratan, शिवराम=Shivram, शिवलाल=Shivlal, शिववीर=Shivveer, शिवशंकर=Shivshankar
शिवसिंह=Shivsingh, शिवादित्य=Shivaditya, शिवानंद=Shivanand, शिवाय=Shivay, शिशिर=Shishir, शिशुपाल=Shishupal
शीतलप्रसाद=Sheetalprasad, शुभकरण=Shubhkaran, शुभेंद्र=Shubhendra, शुभांशु=Shubhanshu, शूरवीर=Shurveer, शेखर=Shekhar
शेखरराज=Shekharraj, शेरसिंह=Shersingh, शेराराम=Sheraram, शैतानाराम=Shaitanaram, शैलेष=Shailesh, शौकत=Shaukat
शौर्यवर्धन=Shauryavardhan, शौर्यवीर=Shauryaveer, शौर्यादित्य=Shauryaditya, श्यामवीर=Shyamveer
श्यामसुंदर=Shyamsundar/Shyamsunder, श्यामसिंह=Shyamsingh, श्यामप्रताप=Shyampratap, श्रवणराम=Shrawanram
श्रवणकुमार=Shrawankumar, श्रीओम=Shriom, श्रीकृष्ण=Shrikrishna, श्रीचंद=Shrichand, श्रीधर=Shridhar, श्रीनाथ=Shrinath
श्रीनिवास=Shrinivas/Srinivas, श्रीराज=Shriraj, श्रीवर्धन=Shrivardhan, श्रेयस=Shreyas, श्रेयांश=Shreyansh
श्लोक=Shlok, संजयराज=Sanjayraj, संतकुमार=Santkumar, संत=Sant, संतोक=Santok, संपतराज=Sampatraj, संपतराम=Sampatram
संपूर्ण=Sampurn, संभाजी=Sambhaji, सांवर=Sanwar, सांवरमल=Sanwarmal, सांवरा=Sanwara, सांवलराम=Sanwalram, सांवल=Sanwal
सांवलदास=Sanwaldas, सागरमल=Sagarmal, सागरराज=Sagarraj, साजन=Sajan, सत्य=Satya, सत्यदेव=Satyadev
सत्यप्रकाश=Satyaprakash, सत्यजीत=Satyajeet/Satyajit, सत्यव्रत=Satyavrat, सत्यराज=Satyaraj, सत्यदीप=Satyadeep
सत्यवान=Satyawan, सतपाल=Satpal, सतवीर=Satveer, सतीश=Satish, सतेंद्र=Satendra, सनत=Sanat, सनातन=Sanatan, सप्तम=Saptam
समंदर=Samandar, समरथ=Samrath, समरपाल=Samarpal, समरप्रताप=Samarpratap, समरवीर=Samarveer, समर्थ=Samarth
समरेंद्र=Samrendra, समुंदर=Samundar, सम्राट=Samrat, सरदारमल=Sardarmal, सरदाराराम=Sardararam, सरदूल=Sardul, सरस=Saras
सरबजीत=Sarabjeet, सरोजकुमार=Sarojkumar, सर्वजीत=Sarvjeet, सर्वदमन=Sarvdaman, सर्वराज=Sarvraj, सर्वज्ञ=Sarvagya
सलीम=Salim, सवाईराम=Sawairam, सवाईसिंह=Sawaisingh, सहजपाल=Sahajpal, सहज=Sahaj, सहदेवराज=Sahdevraj, सांईराम=Sainram
साईनाथ=Sainath, साकेत=Saket, सात्विक=Satvik/Satwik, साधुराम=Sadhuram, सारंग=Sarang, सारांश=Saransh, सार्थक=Sarthak
सालगराम=Salagram, सालिगराम=Saligram, सालूराम=Saluram, साहब=Sahab, साहबराम=Sahabram, सिंकू=Sinku, सिद्ध=Siddh
सिद्धराज=Siddhraj, सिद्धेश=Siddhesh, सिमरथ=Simrath, सिमरथाराम=Simratharam, सिराज=Siraj, सीतारामसिंह=Sitaramsingh
सुंदर=Sundar/Sunder, सुंदरपाल=Sundarpal, सुंदरलाल=Sundarlal, सुकृत=Sukrit, सुखपाल=Sukhpal, सुखलाल=Sukhlal
सुखविंदर=Sukhwinder, सुखवंत=Sukhwant, सुखसिंह=Sukhsingh, सुखेंद्र=Sukhendra, सुगनचंद=Suganchand, सुगनसिंह=Sugansingh
सुगनाराम=Sugnaram, सुजल=Sujal, सुजीत=Sujeet/Sujit, सुदामा=Sudama, सुदीप=Sudeep, सुधांशु=Sudhanshu, सुधाकर=Sudhakar
सुनीलकुमार=Sunilkumar, सुभेंद्र=Subhendra, सुमेघ=Sumegh, सुमेरसिंह=Sumersingh, सुमेराराम=Sumeraram
सुमतिनाथ=Sumatinath, सुयश=Suyash, सुरजनसिंह=Surjansingh, सुरजाराम=Surjaram, सुरतान=Surtan, सुरतसिंह=Suratsingh
सुरत=Surat, सुरेशपाल=Sureshpal, सुरेशचंद्र=Sureshchandra, सुरेशदान=Sureshdan, सुरेंद्रपाल=Surendrapal
सुरभान=Surbhan, सुलखान=Sulkhan, सुल्तानराम=Sultanram, सुविज्ञ=Suvigya, सुव्रत=Suvrat, सुशील=Sushil/Susheel
सुहास=Suhas, सुहानसिंह=Suhansingh, सूजा=Suja, सूजाराम=Sujaram, सूरजनारायण=Surajnarayan, सूरजभान=Surajbhan
सूरजकरण=Surajkaran, सूरजप्रताप=Surajpratap, सूरजाराम=Surjaram, सूर्यदेव=Suryadev, सूर्यप्रकाश=Suryaprakash
सूर्यप्रताप=Suryapratap, सूर्यभान=Suryabhan, सूर्यपाल=Suryapal, सूर्यराज=Suryaraj, सूर्यनारायण=Suryanarayan
सूर्यदीप=Suryadeep, सूर्यवर्धन=Suryavardhan, सूर्यादित्य=Suryaditya, सूर्येंद्र=Suryendra, सेवाराम=Sewaram
सेवा=Sewa, सोनपाल=Sonpal, सोमदत्त=Somdatt, सोमदेव=Somdev, सोमपाल=Sompal, सोमप्रकाश=Somprakash, सोमराज=Somraj
सोमवीर=Somveer, सोमेंद्र=Somendra, सोमेश=Somesh, सोमेश्वर=Someshwar, सोवन=Sowan, सोहनपाल=Sohanpal, सोहनराम=Sohanram
सौमित्र=Saumitra, सौम्य=Saumya, सौरव=Saurav, सौर्य=Saurya, स्नेह=Sneh, स्पर्श=Sparsh, स्वतंत्र=Swatantra
स्वप्निल=Swapnil, स्वयं=Swayam, स्वरूपाराम=Swarooparam, स्वरूपराम=Swaroopram, स्वर्ण=Swarn, स्वस्तिक=Swastik
हंस=Hans, हंसमुख=Hansmukh, हंसपाल=Hanspal, हंसाराम=Hansaram, हजारीलाल=Hazarilal, हठी=Hathi, हठीसिंह=Hathisingh
हड़मत=Hadmat, हड़मंत=Hadmant, हड़मानराम=Hadmanram, हणवंतसिंह=Hanwantsingh, हणुत=Hanut, हनुतसिंह=Hanutsingh
हनुमानाराम=Hanumanaram, हनुमानप्रसाद=Hanumanprasad, हनुमानसहाय=Hanumansahay, हनुमंत=Hanumant
हनुवंतसिंह=Hanuwantsingh, हमेंद्र=Hamendra, हमीराराम=Hamiraram, हरकचंद=Harakchand, हरकेश=Harkesh, हरखाराम=Harkharam
हरख=Harakh, हरचंद=Harchand, हरजीत=Harjeet/Harjit, हरजीराम=Harjiram, हरदान=Hardan, हरदेव=Hardev, हरनाथ=Harnath
हरपाल=Harpal, हरप्रसाद=Harprasad, हरभजन=Harbhajan, हरलाल=Harlal, हरविंदर=Harvinder, हरसुख=Harsukh, हरसहाय=Harsahay
हरिकिशन=Harikishan, हरिकृष्ण=Harikrishna, हरिदत्त=Haridatt, हरिदास=Haridas, हरिनारायण=Harinarayan, हरिपाल=Haripal
हरिप्रसाद=Hariprasad, हरिमोहन=Harimohan, हरिराज=Hariraj, हरिवंश=Harivansh, हरिशंकर=Harishankar
हरिशचंद्र=Harishchandra, हरिसिंह=Harisingh, हर्षराज=Harshraj, हर्षदीप=Harshdeep, हर्षवीर=Harshveer, हर्षपाल=Harshpal
हर्षप्रताप=Harshpratap, हर्षेंद्र=Harshendra, हसमुख=Hasmukh, हार्दिक=Hardik, हिंगलाजदान=Hinglajdan
हिंदूसिंह=Hindusingh, हिमालय=Himalay, हिमेश=Himesh, हिम्मताराम=Himmataram, हिम्मतराम=Himmatram, हीराराम=Hiraram
हीरसिंह=Heersingh, हीरामणि=Heeramani, हीरानंद=Heeranand, हुकमाराम=Hukmaram, हुकमचंद=Hukamchand, हुकमीचंद=Hukmichand
हृदय=Hriday, हृदयेश=Hridayesh, हृदयराज=Hridayraj, हृषिकेश=Hrishikesh, हेतराम=Hetram, हेतसिंह=Hetsingh
हेमकरण=Hemkaran, हेमचंद्र=Hemchandra, हेमपाल=Hempal, हेमसिंह=Hemsingh, हेमवंत=Hemwant, हेमप्रकाश=Hemprakash
क्षत्रपाल=Kshatrapal, क्षेमेंद्र=Kshemendra, त्रयंबक=Tryambak, त्र्यंबक=Tryambak, ज्ञानप्रकाश=Gyanprakash
ज्ञानदेव=Gyandev, ज्ञानचंद=Gyanchand, ज्ञानसिंह=Gyansingh, ज्ञानवीर=Gyanveer, श्रीजीत=Shrijeet, आज्ञाराम=Agyaram
जयमल=Jaimal, जसवंतराज=Jaswantraj, करणीदान=Karnidan, करणीप्रताप=Karnipratap, करणीपाल=Karnipal, शक्तिसिंह=Shaktisingh
शक्तिपाल=Shaktipal, शक्तिराज=Shaktiraj, शक्तिदान=Shaktidan, शक्तिवीर=Shaktiveer, शक्तिप्रताप=Shaktipratap
दुर्गादान=Durgadan, दुर्गापाल=Durgapal, पृथ्वीपतसिंह=Prithvipatsingh, वंशपाल=Vanshpal, बलवंतराज=Balwantraj
जगवंत=Jagwant, दिलराज=Dilraj, दिलबर=Dilbar, नरपाल=Narpal, रतनेश=Ratnesh, सरवर=Sarwar, अनवर=Anwar, अशरफ=Ashraf
इकबाल=Iqbal, इमरान=Imran, सलमान=Salman, शाहरुख=Shahrukh, आमिर=Aamir, फिरोज=Firoz, हनीफ=Hanif, यूसुफ=Yusuf
`;

export const moreWomen = `
अंकिता=Ankita, अंगूरी=Anguri, अंजनी=Anjani, अंजली=Anjali, अंजुला=Anjula, अंतिमा=Antima, अंबालिका=Ambalika
अंशिता=Anshita, अक्षरा=Akshara, अक्षया=Akshaya, अखिला=Akhila, अजीता=Ajita, अणची=Anchi, अद्विका=Advika
अन्विता=Anvita, अनिका=Anika, अनिशा=Anisha, अनुपम=Anupam, अनुप्रिया=Anupriya, अनुभा=Anubha, अनुरागिनी=Anuragini
अनुश्री=Anushree, अनसूया=Anasuya/Ansuya, अनूपा=Anoopa, अनोपी=Anopi, अनोखी=Anokhi, अपेक्षा=Apeksha, अभया=Abhaya
अभिलाषिनी=Abhilashini, अभिश्री=Abhishree, अमीषा=Ameesha, अमूल्या=Amulya, अमरी=Amri, अमृतकंवर=Amritkanwar
अरुंधति=Arundhati, अरुणिमा=Arunima, अर्चिता=Archita, अवनि=Avani, अवनी=Avni, अविका=Avika, अशोका=Ashoka
अश्लेषा=Ashlesha, अहिल्या=Ahilya, अक्षिका=Akshika, अश्विका=Ashwika, आंकाक्षा=Akanksha, आद्या=Aadya, आनंदिता=Anandita
आयशा=Ayesha, आरजू=Arzoo, आर्ची=Archi, आराधिता=Aradhita, आरोही=Aarohi, आशी=Aashi, आशीषा=Ashisha, आशिका=Ashika
आस्मा=Asma, आहना=Aahana, इंदुबाला=Indubala, इंद्राणी=Indrani, इंद्रकंवर=Indrakanwar, इच्छा=Ichchha, इति=Iti
इतिश्री=Itishree, इरा=Ira, इला=Ila, इशानी=Ishani, इशा=Isha, ईश्वरकंवर=Ishwarkanwar, ईश्वरीदेवी=Ishwaridevi
ईशिका=Ishika, ईशिता=Ishita, उगमकंवर=Ugamkanwar, उच्छबकंवर=Uchhabkanwar, उच्छब=Uchhab, उज्जवला=Ujjwala, उत्तरा=Uttara
उदिता=Udita, उपासना=Upasana, उमंगी=Umangi, उमेदकंवर=Umedkanwar, उर्मि=Urmi, उर्वी=Urvi, ऊर्जा=Urja, ऊषा=Usha
ऋचा=Richa, ऋतिका=Ritika, ऋतुजा=Rituja, ऋतुराजी=Rituraji, ऋद्धि=Riddhi, ऋषिका=Rishika, एंजल=Angel, एकादशी=Ekadashi
ऐलची=Ailchi, ओजल=Ojal, ओमवती=Omwati, ओमकंवर=Omkanwar, ओमी=Omi, कंचनकंवर=Kanchankanwar, कंचनबाला=Kanchanbala
कंवराई=Kanwrai, कजोड़ी=Kajodi, कनकलता=Kanaklata, कनकावती=Kanakawati, कनुप्रिया=Kanupriya, कपिला=Kapila
कमलकंवर=Kamalkanwar, कमलावती=Kamlawati, कमलिनी=Kamalini, करीना=Kareena, कर्णिका=Karnika, कलावंती=Kalawanti, कला=Kala
कली=Kali, कल्पनाकंवर=Kalpanakanwar, कल्याणकंवर=Kalyankanwar, कवयित्री=Kavyitri, कस्तूरी=Kasturi, कांचन=Kanchan
कांताकंवर=Kantakanwar, काजोल=Kajol, कानकंवर=Kankanwar, कानी=Kani, कामना=Kamna/Kamana, कामाख्या=Kamakhya
कामेश्वरी=Kameshwari, कालिका=Kalika, कालिंदी=Kalindi, काली=Kali, काव्यांजलि=Kavyanjali, काशवी=Kashvi, कियारा=Kiara
किरणकंवर=Kirankanwar, किरणलता=Kiranlata, किशोरी=Kishori, कीर्तना=Keertana, कीर्तिकंवर=Kirtikanwar, कुंकुम=Kumkum
कुंजल=Kunjal, कुनिका=Kunika, कुमुद=Kumud, कुमुदिनी=Kumudini, कुलदीपकंवर=Kuldeepkanwar, कुसुमकंवर=Kusumkanwar
कृष्णाकंवर=Krishnakanwar, कृष्णाकुमारी=Krishnakumari, कृति=Kriti, कृपाली=Kripali, कृष्णप्रिया=Krishnapriya
केतकी=Ketki, केसरकंवर=Kesarkanwar, केसरबाई=Kesarbai, केशर=Keshar, कैलाशकंवर=Kailashkanwar, कैलाशवती=Kailashwati
कोकिला=Kokila, कोमलकंवर=Komalkanwar, कौमुदी=Kaumudi, ख्वाहिश=Khwahish, खमा=Khama, खमाकंवर=Khamakanwar, खुशबु=Khushbu
खुशहाली=Khushhali, खेमी=Khemi, गंगाकंवर=Gangakanwar, गंगाबाई=Gangabai, गंगादेवी=Gangadevi, गजरी=Gajri, गणगौर=Gangaur
गरिमाकंवर=Garimakanwar, गवरी=Gavri/Gawri, गवरा=Gavra, गार्गी=Gargi, गायत्रीकंवर=Gayatrikanwar, गीताकंवर=Geetakanwar
गीताबाई=Gitabai, गीतांशी=Gitanshi, गुंजनकंवर=Gunjankanwar, गुणवंती=Gunwanti, गुणवती=Gunwati, गुड़िया=Gudiya
गुलाबदेवी=Gulabdevi, गोगी=Gogi, गोपाली=Gopali, गोदावरी=Godavari, गोमी=Gomi, गौतमी=Gautami, गौरा=Gaura, गौरवी=Gauravi
गौरांशी=Gauranshi, गौरिका=Gaurika, घीसी=Ghisi, चंचलकंवर=Chanchalkanwar, चंदनबाला=Chandanbala, चंदनकंवर=Chandankanwar
चंद्रकंवर=Chandrakanwar, चंद्रमुखी=Chandramukhi, चंद्रप्रभा=Chandraprabha, चंद्रलेखा=Chandralekha
चंद्रवती=Chandrawati, चंद्रावती=Chandrawati, चंद्राणी=Chandrani, चंद्रेश्वरी=Chandreshwari, चंपाकंवर=Champakanwar
चंपादेवी=Champadevi, चतरकंवर=Chatarkanwar, चांदकंवर=Chandkanwar, चांदबाई=Chandbai, चारुल=Charul, चारुलता=Charulata
चार्वी=Charvi, चावली=Chawli, चित्रलेखा=Chitralekha, चित्रांगदा=Chitrangada, चित्राक्षी=Chitrakshi
चित्रकंवर=Chitrakanwar, चिरंजी=Chiranji, चुकी=Chuki, चूकी=Chuki, चूनी=Chuni, चैनकंवर=Chainkanwar, चैताली=Chaitali
छगनकंवर=Chhagankanwar, छगनी=Chhagni, छैलकंवर=Chhailkanwar, जगदीशकंवर=Jagdishkanwar, जगदीशी=Jagdishi
जगमोहनी=Jagmohini, जड़ाव=Jadav, जतनकंवर=Jatankanwar, जमनाबाई=Jamnabai, जमुना=Jamuna, जयकंवर=Jaikanwar
जयनंदिनी=Jaynandini, जयमाला=Jaymala, जयललिता=Jayalalita, जयति=Jayati, जसवंती=Jaswanti, जसु=Jasu, जानवी=Janvi
जिज्ञासा=Jigyasa, जीवकंवर=Jeevkanwar, जीवराजी=Jivraji, जेठी=Jethi, जैस्मीन=Jasmin, जोहरी=Johri, ज्योतिका=Jyotika
ज्योतिकंवर=Jyotikanwar, ज्योतिबाला=Jyotibala, ज्योत्स्ना=Jyotsna, झंकार=Jhankar, झमकूदेवी=Jhamkudevi, झूमा=Jhuma
झिलमिल=Jhilmil, टमकू=Tamku, टीपू=Tipu, टीनू=Tinu, टीकू=Tiku, डॉली=Dolly, डिंपी=Dimpy, ढेली=Dheli, तनीषा=Tanisha
तनिषा=Tanisha, तनिका=Tanika, तनुश्री=Tanushree, तन्मयी=Tanmayi, तन्नू=Tannu, तपस्या=Tapasya, तमन्ना=Tamanna
तरंग=Tarang, तरंगिनी=Tarangini, तरला=Tarla, तरुलता=Tarulata, तारकेश्वरी=Tarkeshwari, ताराकंवर=Tarakanwar
ताराबाई=Tarabai, तारादेवी=Taradevi, तारिका=Tarika, तीजा=Tija, तीजां=Tija, तीजकंवर=Tijkanwar, तुलछी=Tulchhi
तुलसा=Tulsa, तुलिका=Tulika, तूलिका=Tulika, तेजकंवर=Tejkanwar, तेजस्वी=Tejasvi, तेजस्विता=Tejaswita, तोशी=Toshi
त्रिपुरा=Tripura, त्रिशला=Trishala, थानकंवर=Thankanwar, दक्षा=Daksha, दक्षिता=Dakshita, दयाकंवर=Dayakanwar
दरियावकंवर=Dariyavkanwar, दर्शिका=Darshika, दर्शिनी=Darshini, दाखा=Dakha, दाक्षायणी=Dakshayani, दाखू=Dakhu
दिनेश्वरी=Dineshwari, दिपाली=Dipali, दिप्ती=Dipti, दिव्यांका=Divyanka, दिव्यांशी=Divyanshi, दिव्यानी=Divyani
दिव्यकंवर=Divyakanwar, दिव्यप्रभा=Divyaprabha, दिव्याकंवर=Divyakanwar, दिव्याक्षी=Divyakshi, दिशिता=Dishita
दीपकंवर=Deepkanwar, दीपकला=Deepkala, दीपशिखा=Deepshikha, दीपा=Deepa, दीपांजलि=Deepanjali, दीपांशी=Deepanshi
दीपांशा=Deepansha, दीपाली=Deepali, दीप्तिका=Deeptika, दीपु=Deepu, दीपू=Deepu, दीपेश्वरी=Deepeshwari
दुर्गाकंवर=Durgakanwar, दुर्गावती=Durgawati, दुर्गेश्वरी=Durgeshwari, दुर्गेशनंदिनी=Durgeshnandini, देवकी=Devki
देवकंवर=Devkanwar, देवकुमारी=Devkumari, देवप्रिया=Devpriya, देवांगना=Devangana, देवांशी=Devanshi, देविशा=Devisha
देवश्री=Devshree, दोली=Doli, दौलतकंवर=Daulatkanwar, द्वारकी=Dwarki, द्रष्टि=Drashti, दृष्टि=Drishti, दृशा=Drisha
धनकंवर=Dhankanwar, धनिष्ठा=Dhanishtha, धनलक्ष्मी=Dhanlaxmi, धनश्री=Dhanashree, धनी=Dhani, धनेश्वरी=Dhaneshwari
धर्मिष्ठा=Dharmishtha, धर्माकंवर=Dharmakanwar, धर्मवती=Dharmwati, धापी=Dhapi, धृति=Dhriti, धैर्या=Dhairya
धूड़ी=Dhudi, ध्रुवी=Dhruvi, ध्वनि=Dhwani, नंदकंवर=Nandkanwar, नंदिता=Nandita, नंदेश्वरी=Nandeshwari
नजरकंवर=Najarkanwar, नताशा=Natasha, नथी=Nathi, नयनतारा=Nayantara, नयना=Nayana, नरपतकंवर=Narpatkanwar
नरेंद्रकंवर=Narendrakanwar, नर्बदा=Narbada, नवदीपा=Navdeepa, नवलकंवर=Navalkanwar, नवली=Navli, नव्यश्री=Navyashree
नाथूकंवर=Nathukanwar, नारायणकंवर=Narayankanwar, नाव्या=Navya, निकी=Niki, निकेता=Niketa, नित्या=Nitya
निधिकंवर=Nidhikanwar, निमिता=Nimita, निमिशा=Nimisha, नियति=Niyati, निरंजना=Niranjana, निरुपमा=Nirupama
निरूपा=Nirupa, निर्मलकंवर=Nirmalkanwar, निर्मलाकंवर=Nirmalakanwar, निर्झर=Nirjhar, निलिमा=Nilima, निलाक्षी=Nilakshi
निवेदिता=Nivedita, निशि=Nishi, निशिता=Nishita, निशाकंवर=Nishakanwar, निहिरा=Nihira, नीतिका=Nitika, नीति=Neeti/Niti
नीतुकंवर=Neetukanwar, नीना=Neena, नीरजा=Neerja, नीलकंवर=Neelkanwar, नीलमकंवर=Neelamkanwar, नीलांबरी=Neelambari
नीलू=Neelu, नीलेश्वरी=Neeleshwari, नूपुर=Nupur, नेहल=Nehal, नेहाकंवर=Nehakanwar, नैंसी=Nancy, नैनसी=Nainsi
नैनकंवर=Nainkanwar, नोजी=Noji, नौनंद=Naunand, पंकजा=Pankaja, पताशी=Patashi, पदमा=Padma, पदमकंवर=Padamkanwar
पदमावती=Padmavati, पद्मजा=Padmaja, पद्मश्री=Padmashree, पन्नाकंवर=Pannakanwar, पपीता=Papita, पप्पू=Pappu
परमेश्वरकंवर=Parmeshwarkanwar, परमिला=Parmila, परिधि=Paridhi, परी=Pari, परिणीता=Parinita, परिणिता=Parinita
पर्णिका=Parnika, पलका=Palka, पलाक्षी=Palakshi, पवनी=Pawni, पवनकंवर=Pawankanwar, पवित्राकंवर=Pavitrakanwar, पहल=Pahal
पांची=Panchi, पाखी=Pakhi, पाना=Pana, पानी=Pani, पारसकंवर=Paraskanwar, पारी=Paari, पार्वतीकंवर=Parvatikanwar
पावनी=Pavani, पिंकीकंवर=Pinkikanwar, पिस्ता=Pista, पीहू=Pihu, पुनिता=Punita, पुण्या=Punya, पुष्पकंवर=Pushpkanwar
पुष्पलता=Pushplata, पुष्पाकंवर=Pushpakanwar, पुष्पावती=Pushpawati, पुष्पेंद्रा=Pushpendra, पूजाकंवर=Poojakanwar
पूनमकंवर=Poonamkanwar, पूर्णा=Purna, पूर्वा=Purva, पूर्वांशी=Purvanshi, पृथा=Pritha, पृषा=Prisha, पेपी=Pepi
पेमी=Pemi, प्यारी=Pyari, प्रकाशकंवर=Prakashkanwar, प्रकाशवती=Prakashwati, प्रज्ञाश्री=Pragyashree, प्रणवी=Pranavi
प्रतिज्ञा=Pratigya, प्रतीक्षा=Pratiksha, प्रत्यक्षा=Pratyaksha, प्रफुल्ला=Prafulla, प्रबोधिनी=Prabodhini
प्रभाकंवर=Prabhakanwar, प्रमिलाकंवर=Pramilakanwar, प्रमोदकंवर=Pramodkanwar, प्रमोदिनी=Pramodini
प्रवीणा=Pravina/Praveena, प्रसिद्धि=Prasiddhi, प्रांजलि=Pranjali, प्राकृति=Prakriti, प्राचीकंवर=Prachikanwar
प्रियदर्शिनी=Priyadarshini, प्रियल=Priyal, प्रियांशी=Priyanshi, प्रियांशु=Priyanshu, प्रियाकंवर=Priyakanwar
प्रियंकाकंवर=Priyankakanwar, प्रीता=Preeta, प्रीतमकंवर=Pritamkanwar, प्रीतिकंवर=Preetikanwar, प्रेक्षा=Preksha
प्रेमकंवर=Premkanwar, प्रेमवती=Premwati, प्रेमदेवी=Premdevi, प्रेमी=Premi, प्रेमशिला=Premshila, फतेहकंवर=Fatehkanwar
फाल्गुनी=Falguni, फुलवंती=Phulwanti, फूलवती=Phoolwati, फूलवंती=Phoolwanti, फूलबाई=Phoolbai, फूलादेवी=Phooladevi
फूला=Phoola, बंसरी=Bansari, बक्सू=Baksu, बगतू=Bagtu, बजरंगी=Bajrangi, बबली=Babli, बरखा=Barkha, बरजू=Barju
बरजीकंवर=Barjikanwar, बलवंतकंवर=Balwantkanwar, बसंतकंवर=Basantkanwar, बसंतीदेवी=Basantidevi, बादामी=Badami
बालीदेवी=Balidevi, बिंदिया=Bindiya, बिदामी=Bidami, बिमलेश=Bimlesh, बीजू=Biju, बीजी=Biji, बुलबुल=Bulbul, बेबी=Baby
बृजकंवर=Brijkanwar, बृजबाला=Brijbala, बृजेश्वरी=Brijeshwari, ब्रजबाला=Brajbala, भंवरकंवर=Bhanwarkanwar
भंवराई=Bhanwrai, भगवतकंवर=Bhagwatkanwar, भगवंतकंवर=Bhagwantkanwar, भवप्रिता=Bhavprita, भविका=Bhavika, भविता=Bhavita
भव्यांशी=Bhavyanshi, भाग्या=Bhagya, भाग्यलक्ष्मी=Bhagyalaxmi, भाग्यवती=Bhagyawati, भानुप्रिया=Bhanupriya
भानुमति=Bhanumati, भामा=Bhama, भाविनी=Bhavini, भाविका=Bhavika, भीखी=Bhikhi, भुवनेश्वरीकंवर=Bhuvneshwarikanwar
भुवी=Bhuvi, भूमि=Bhumi, भूमिकाकंवर=Bhumikakanwar, भूमिजा=Bhumija, भूरी=Bhuri, भूपेंद्रकंवर=Bhupendrakanwar
मंगनी=Mangni, मंगलकंवर=Mangalkanwar, मंगू=Mangu, मंजु=Manju, मंजुकंवर=Manjukanwar, मंजुलता=Manjulata
मंजुश्री=Manjushree, मंजूकंवर=Manjukanwar, मंजूलता=Manjulata, मंजूषा=Manjusha, मंथनी=Manthni, मंदा=Manda
मंदोदरी=Mandodari, मगनकंवर=Magankanwar, मगनी=Magni, मघी=Maghi, मदनलता=Madanlata, मधुकंवर=Madhukanwar
मधुमती=Madhumati, मधुरिमा=Madhurima, मधुलता=Madhulata, मधुश्री=Madhushree, मधुस्मिता=Madhusmita, मनकंवर=Mankanwar
मनभर=Manbhar, मनसा=Mansa, मनाली=Manali, मनीषाकंवर=Manishakanwar, मनुश्री=Manushree, मनोजकंवर=Manojkanwar
मनोज्ञा=Manogya, मनोरथी=Manorathi, मनोहरकंवर=Manoharkanwar, मनोहरी=Manohari, मन्नत=Mannat, मन्नू=Mannu
मन्दाकिनी=Mandakini, ममताकंवर=Mamtakanwar, मयूरी=Mayuri, मरुधर=Marudhar, मरुधरकंवर=Marudharkanwar, महरानी=Mahrani
महादेवी=Mahadevi, महालक्ष्मी=Mahalaxmi, महाश्वेता=Mahashweta, महि=Mahi, माही=Mahi, महेंद्रकंवर=Mahendrakanwar
महेशकंवर=Maheshkanwar, महेश्वरी=Maheshwari, मांगीदेवी=Mangidevi, माणककंवर=Manakkanwar, माथुरी=Mathuri, मादवी=Madvi
माधवीकंवर=Madhavikanwar, मानकंवर=Mankanwar, मानवती=Manwati, मानषी=Manshi, मान्यता=Manyata, मायाकंवर=Mayakanwar
मालतीदेवी=Maltidevi, मालश्री=Malshree, मिंटू=Mintu, मिताक्षरा=Mitakshara, मित्तल=Mittal, मिथलेश=Mithlesh, मिनल=Minal
मिनाक्षी=Minakshi, मिष्टी=Mishti, मिहिका=Mihika, मीठी=Mithi, मीनाकंवर=Meenakanwar, मीनू=Meenu, मीराकंवर=Meerakanwar
मीराबाई=Meerabai, मुकनकंवर=Mukankanwar, मुकेशकंवर=Mukeshkanwar, मुक्तिका=Muktika, मुग्धा=Mugdha, मुनमुन=Munmun
मुन्नी=Munni, मुस्कानकंवर=Muskankanwar, मूमल=Mumal, मृगनयनी=Mrignayani, मृगाक्षी=Mrigakshi, मृणालिनी=Mrinalini
मेघा=Megha, मेघाकंवर=Meghakanwar, मेहर=Mehar, मेहा=Meha, मेवा=Mewa, मेवी=Mewi, मैनाकंवर=Mainakanwar, मोक्षा=Moksha
मोक्षिता=Mokshita, मोतीकंवर=Motikanwar, मोनल=Monal, मोना=Mona, मोनाली=Monali, मोनू=Monu, मोरकंवर=Morkanwar
मोहनकंवर=Mohankanwar, मोहनी=Mohni, मोहिता=Mohita, मौली=Mauli, यति=Yati, यमुना=Yamuna, यशकंवर=Yashkanwar
यशस्विता=Yashaswita, यशा=Yasha, यशी=Yashi, यशोमती=Yashomati, यशवंती=Yashwanti, युगांधा=Yugandha, युक्ता=Yukta
युक्ति=Yukti, युवती=Yuvti, युविका=Yuvika, योगिनी=Yogini, योगेंद्रकंवर=Yogendrakanwar, योगेशकंवर=Yogeshkanwar
योगेश्वरी=Yogeshwari, योजना=Yojana, योशिता=Yoshita, रंगीला=Rangila, रंगोली=Rangoli, रंभा=Rambha, रक्षिता=Rakshita
रचनाकंवर=Rachnakanwar, रजनीकंवर=Rajnikanwar, रजवंती=Rajwanti, रजुला=Rajula, रतनबाई=Ratanbai, रतना=Ratna
रतनीदेवी=Ratnidevi, रत्नप्रभा=Ratnaprabha, रत्नावली=Ratnawali, रत्नेश्वरी=Ratneshwari, रमणी=Ramni
रमाकंवर=Ramakanwar, रमाबाई=Ramabai, रमाकांता=Ramakanta, रवीना=Raveena, रश्मिता=Rashmita, रश्मिकंवर=Rashmikanwar
रसाली=Rasali, रसीला=Rasila, रागा=Raga, राजकंवर=Rajkanwar, राजनंदनी=Rajnandani, राजनंदिनी=Rajnandini, राजमती=Rajmati
राजरानी=Rajrani, राजलता=Rajlata, राजवंती=Rajwanti, राजवी=Rajvi, राजेंद्रकंवर=Rajendrakanwar, राजेशकंवर=Rajeshkanwar
राजेश्वरीकंवर=Rajeshwarikanwar, राजी=Raji, राजीदेवी=Rajidevi, राणीकंवर=Ranikanwar, राधाकंवर=Radhakanwar
राधारानी=Radharani, राधाबाई=Radhabai, रानू=Ranu, रामप्यारी=Rampyari, रामकुमारी=Ramkumari, रामदेवी=Ramdevi
रामरती=Ramrati, रामसुखी=Ramsukhi, रामी=Rami, राशिका=Rashika, राही=Rahi, रिंकल=Rinkal, रिंकी=Rinki
रिंकूकंवर=Rinkukanwar, रिचा=Richa, रितु=Ritu, रितू=Ritu, रिद्धिमा=Riddhima, रिधिमा=Ridhima, रिमझिम=Rimjhim
रिशिका=Rishika, रीटा=Rita, रीतिका=Ritika, रीतु=Ritu, रीमा=Reema, रुकमा=Rukma, रुकमणी=Rukmani, रुक्मणि=Rukmani
रुक्मणी=Rukmani, रुकमाकंवर=Rukmakanwar, रुचिता=Ruchita, रुचिरा=Ruchira, रुद्राक्षी=Rudrakshi, रुद्राणी=Rudrani
रुपाली=Rupali, रुपा=Rupa, रुही=Ruhi, रूही=Ruhi, रूपली=Rupli, रूपवती=Roopwati, रूपांजलि=Rupanjali
रूपेश्वरी=Rupeshwari, रूपिका=Rupika, रूबी=Ruby, रेखाकंवर=Rekhakanwar, रेणुकंवर=Renukanwar, रेवा=Reva, रेवती=Revati
रेशमकंवर=Reshamkanwar, रेशमा=Reshma, रेशमी=Reshmi, रोचना=Rochna, रोली=Roli, रोशनकंवर=Roshankanwar, रोशनी=Roshni
रोहिनी=Rohini, लक्षा=Laksha, लक्ष्मीकंवर=Laxmikanwar, लक्ष्मणकंवर=Laxmankanwar, लक्ष्या=Lakshya, लछमा=Lachhma
लछमी=Lachhmi, लच्छी=Lachchhi, लज्जा=Lajja, लतिका=Latika, लब्धि=Labdhi, ललिताकंवर=Lalitakanwar, लवलीना=Lovelina
लवली=Lovely, लविना=Lavina, लाछा=Lachha, लाजो=Lajo, लालकंवर=Lalkanwar, लाली=Lali, लावण्या=Lavanya, लिछमा=Lichhma
लिछमी=Lichhmi, लीलाकंवर=Leelakanwar, लीलादेवी=Leeladevi, लीना=Leena, लोचना=Lochana, वंदनाकंवर=Vandanakanwar
वंशी=Vanshi, वत्सला=Vatsala, वनमाला=Vanmala, वर्णिका=Varnika, वर्तिका=Vartika, वर्षाकंवर=Varshakanwar
वसंतकुमारी=Vasantkumari, वसुंधराकंवर=Vasundharakanwar, वसुमती=Vasumati, वाणी=Vani, वानी=Vani, वान्या=Vanya
वामिका=Vamika, वासंती=Vasanti, विंध्येश्वरी=Vindhyeshwari, विजयकंवर=Vijaykanwar, विजयलता=Vijaylata, विजेता=Vijeta
विजयराजे=Vijayraje, वसुंधराराजे=Vasundhararaje, राजे=Raje, विधि=Vidhi, विद्यावती=Vidyawati, विद्यादेवी=Vidyadevi
विद्युत=Vidyut, विनती=Vinti, विनया=Vinaya, विनीताकंवर=Vinitakanwar, विनोदकंवर=Vinodkanwar, विनोदिनी=Vinodini
विपाशा=Vipasha, विप्रा=Vipra, विमलेश=Vimlesh, विमलकंवर=Vimalkanwar, विमलाकंवर=Vimlakanwar, विशाखाकंवर=Vishakhakanwar
विष्णुकंवर=Vishnukanwar, विष्णुप्रिया=Vishnupriya, विष्णुमाया=Vishnumaya, वीणाकंवर=Veenakanwar, वीना=Veena
वीरबाला=Veerbala, वृंदाकंवर=Vrindakanwar, वृषाली=Vrishali, वृष्टि=Vrishti, वेदांशी=Vedanshi, वेदिका=Vedika
वेणु=Venu, वैदेही=Vaidehi, वैभवी=Vaibhavi, वैशालीकंवर=Vaishalikanwar, वैष्णवीकंवर=Vaishnavikanwar
शंकुतला=Shakuntala, शकुन=Shakun, शक्तिकंवर=Shaktikanwar, शचि=Shachi, शची=Shachi, शर्मिष्ठा=Sharmishtha
शशिकला=Shashikala, शशिप्रभा=Shashiprabha, शशिबाला=Shashibala, शांतिकंवर=Shantikanwar, शांतिदेवी=Shantidevi
शांताबाई=Shantabai, शाक्षी=Shakshi, शारदाकंवर=Shardakanwar, शालिनीकंवर=Shalinikanwar, शाश्वती=Shashwati
शिप्रा=Shipra, शिल्पाकंवर=Shilpakanwar, शिल्पी=Shilpi, शिवकुमारी=Shivkumari, शिवकंवर=Shivkanwar, शिवांगी=Shivangi
शिवांगिनी=Shivangini, शिवांशी=Shivanshi, शिवाक्षी=Shivakshi, शिवानीकंवर=Shivanikanwar, शिवि=Shivi, शिविका=Shivika
शीतलकंवर=Sheetalkanwar, शीलाकंवर=Sheelakanwar, शुक्ला=Shukla, शुचि=Shuchi, शुभ्रा=Shubhra, शुभलक्ष्मी=Shubhlaxmi
शुभी=Shubhi, शृंखला=Shrinkhala, शैफाली=Shefali, शेफाली=Shefali, शैल=Shail, शैलकंवर=Shailkanwar
शैलेंद्रकंवर=Shailendrakanwar, शैली=Shaili, शैव्या=Shaivya, शोभाकंवर=Shobhakanwar, शोभिता=Shobhita
श्यामकंवर=Shyamkanwar, श्यामली=Shyamli, श्यामलता=Shyamlata, श्रद्धाकंवर=Shraddhakanwar, श्राव्या=Shravya
श्रावणी=Shravani, श्रिया=Shriya, श्रीकंवर=Shrikanwar, श्रीनिधि=Shrinidhi, श्रीप्रिया=Shripriya
श्रुतिकंवर=Shrutikanwar, श्रेया=Shreya, श्रेष्ठा=Shreshtha, श्वेताकंवर=Shwetakanwar, श्वेतांबरी=Shwetambari
श्वेताक्षी=Shwetakshi, संगीताकंवर=Sangeetakanwar, संजुला=Sanjula, संजुकंवर=Sanjukanwar, संजीवनी=Sanjeevani
संतोषकंवर=Santoshkanwar, संतोषी=Santoshi, संध्याकंवर=Sandhyakanwar, संपतकंवर=Sampatkanwar, संपत्ति=Sampatti
संपदा=Sampada, संयोगिता=Sanyogita, संवृता=Samvrita, संस्तुति=Sanstuti, संहिता=Sanhita, सगुण=Sagun, सगुना=Saguna
सज्जनकंवर=Sajjankanwar, सतीदेवी=Satidevi, सत्यवती=Satyawati, सत्यकंवर=Satyakanwar, सत्या=Satya, सदाकंवर=Sadakanwar
सपनाकंवर=Sapnakanwar, सम्पति=Sampati, समीक्षा=Samiksha, समृद्धि=Samriddhi, समिधा=Samidha, सरजू=Sarju, सरबती=Sarbati
सरसकंवर=Saraskanwar, सरस्वतीदेवी=Saraswatidevi, सरिताकंवर=Saritakanwar, सरोजकंवर=Sarojkanwar, सरोजबाला=Sarojbala
सरोजदेवी=Sarojdevi, सलमा=Salma, सविताकंवर=Savitakanwar, सहजी=Sahji, सांवरी=Sanwari, सांवली=Sanwli, साची=Sachi
सागरकंवर=Sagarkanwar, सागरिका=Sagarika, साजनकंवर=Sajankanwar, साध्वी=Sadhvi, सानिया=Saniya, सानिका=Sanika
सायरकंवर=Sayarkanwar, सारा=Sara, सावित्रीकंवर=Savitrikanwar, साहिबा=Sahiba, सिद्धिका=Siddhika
सिद्धेश्वरी=Siddheshwari, सिमरन=Simran, सिया=Siya, सीताकंवर=Sitakanwar, सीताबाई=Sitabai, सीतादेवी=Sitadevi
सीमाकंवर=Seemakanwar, सुंदरकंवर=Sundarkanwar, सुंदरी=Sundari, सुकीर्ति=Sukirti, सुखी=Sukhi, सुगना=Sugna
सुगनकंवर=Sugankanwar, सुगनी=Sugni, सुगरा=Sugra, सुचेता=Sucheta, सुजानकंवर=Sujankanwar, सुजया=Sujaya
सुदर्शना=Sudarshana, सुदीप्ता=Sudipta, सुदेष्णा=Sudeshna, सुधाकंवर=Sudhakanwar, सुनहरी=Sunhari
सुनीताकंवर=Sunitakanwar, सुनीति=Suniti, सुप्रभा=Suprabha, सुभाषिनी=Subhashini, सुभांगी=Subhangi
सुमनकंवर=Sumankanwar, सुमनलता=Sumanlata, सुमित्राकंवर=Sumitrakanwar, सुमेधा=Sumedha, सुमेरकंवर=Sumerkanwar
सुमिता=Sumita, सुरजकंवर=Surajkanwar, सुरजी=Surji, सुरबाला=Surbala, सुरभिकंवर=Surabhikanwar, सुरीली=Surili
सुरेंद्रकंवर=Surendrakanwar, सुरेशकंवर=Sureshkanwar, सुवर्णा=Suvarna, सुवा=Suva, सुवटी=Suvti
सुशीलाकंवर=Sushilakanwar, सुषमाकंवर=Sushmakanwar, सुहानी=Suhani, सुहाना=Suhana, सूरजबाई=Surajbai, सूरी=Suri
सृष्टि=Srishti, सेजल=Sejal, सोनकंवर=Sonkanwar, सोना=Sona, सोनाक्षी=Sonakshi, सोनिका=Sonika, सोनी=Soni, सोनम=Sonam
सोनूकंवर=Sonukanwar, सोमवती=Somwati, सोहनकंवर=Sohankanwar, सोहनीदेवी=Sohanidevi, सौभाग्यकंवर=Saubhagyakanwar
सौभाग्यवती=Saubhagyawati, सौरभी=Saurabhi, स्तुति=Stuti, स्नेहकंवर=Snehkanwar, स्नेहप्रभा=Snehprabha, स्नेहल=Snehal
स्नेहिल=Snehil, स्वप्ना=Swapna, स्वरा=Swara, स्वरांगी=Swarangi, स्वरूपकंवर=Swaroopkanwar, स्वरूपा=Swaroopa
स्वर्णलता=Swarnlata, स्वर्णिमा=Swarnima, स्वस्ति=Swasti, हंसकंवर=Hanskanwar, हंसाकंवर=Hansakanwar, हंसिका=Hansika
हनी=Honey, हरकंवर=Harkanwar, हरकी=Harki, हरकू=Harku, हरिप्रिया=Haripriya, हरिकंवर=Harikanwar, हरीतिमा=Haritima
हर्षाली=Harshali, हर्षवर्धिनी=Harshvardhini, हर्षाकंवर=Harshakanwar, हर्षिका=Harshika, हवाकंवर=Hawakanwar
हस्ती=Hasti, हिमांगी=Himangi, हिमांशी=Himanshi, हिमानी=Himani, हीना=Heena, हीरकंवर=Heerkanwar, हीराकंवर=Heerakanwar
हीरामणी=Heeramani, हुकमकंवर=Hukamkanwar, हृदयांशी=Hridayanshi, हेतल=Hetal, हेतवी=Hetvi, हेमकंवर=Hemkanwar
हेमलताकंवर=Hemlatakanwar, हेमिका=Hemika, हेमांशी=Hemanshi, हेमेंद्रकंवर=Hemendrakanwar, क्षिप्रा=Kshipra
क्षितिजा=Kshitija, त्रिशा=Trisha, त्रिधा=Tridha, ज्ञानकंवर=Gyankanwar, ज्ञानवती=Gyanwati, श्रीया=Shreeya
श्रीजा=Shrija, प्रियंवदाकंवर=Priyamvadakanwar, कृष्णेंद्रकंवर=Krishnendrakanwar, चंद्रिकाकंवर=Chandrikakanwar
किरणबाला=Kiranbala, शशिकांता=Shashikanta, लक्ष्मीकांता=Laxmikanta, कमलकांता=Kamalkanta, सुमनकांता=Sumankanta
हंसाबा=Hansaba, जयाबा=Jayaba, कैलाशबा=Kailashba, नयनाबा=Naynaba, रीनाबा=Rinaba, मीनाबा=Minaba, भावनाबा=Bhavnaba
दक्षाबा=Dakshaba, जागृतिबा=Jagrutiba, कृष्णाबा=Krishnaba, गीताबा=Gitaba, पुष्पाबा=Pushpaba, राजेश्वरीबा=Rajeshwariba
धर्मिष्ठाबा=Dharmishthaba, हेतलबा=Hetalba, रिवाबा=Rivaba
`;
