import { expect, it } from 'vitest';
import { readPairs } from '@/lib/core/word-pairs';
import { toUnits } from './devanagari-units';
import { inScript, type NameKind } from './in-script';

/**
 * 200 names, clans and places that were written down after the tables and the rules, without a look at what comes of
 * them, and by which neither is changed. A line is Devanagari, then Latin, with every spelling that people write.
 */
const names = `
विक्रम=Vikram, सुरेंद्र/सुरेन्द्र=Surendra/Surender, महेंद्र/महेन्द्र=Mahendra/Mahender, जगमाल=Jagmal, हरेंद्र/हरेन्द्र=Harendra
नागेंद्र/नागेन्द्र=Nagendra, दुष्यंत/दुष्यन्त=Dushyant, प्रद्युम्न=Pradyumna/Pradyuman/Pradyumn, अनिरुद्ध=Aniruddh/Anirudh/Aniruddha, जयवीर=Jaiveer/Jayveer/Jaivir
रघुवीर=Raghuveer/Raghuvir, बलवीर=Balveer/Balvir, रिपुदमन=Ripudaman, शत्रुजीत=Shatrujeet/Shatrujit, समरजीत=Samarjeet/Samarjit, इंद्रजीत/इन्द्रजीत=Indrajeet/Indrajit
भगवत=Bhagwat, बजरंग=Bajrang, मूलसिंह=Moolsingh/Mulsingh, लोकेश=Lokesh, हितेश=Hitesh, नीलेश/निलेश=Nilesh/Neelesh, परेश=Paresh, अखिलेश=Akhilesh, सर्वेश=Sarvesh, मिथिलेश=Mithilesh
गौरव=Gaurav/Gourav, सौरभ=Saurabh/Sourabh, वैभव=Vaibhav, अभिनव=Abhinav, राघव=Raghav, माधव=Madhav, केशव=Keshav, उद्धव=Uddhav, यादवेंद्र/यादवेन्द्र=Yadvendra/Yadavendra, चैतन्य=Chaitanya
कार्तिक=Kartik/Karthik, ऋतिक=Ritik/Hrithik, हार्दिक=Hardik, सात्विक=Satvik/Satwik/Saatvik, मयंक=Mayank, शशांक=Shashank, मृगांक=Mrigank, अंकुश=Ankush, अंकुर=Ankur, निशांत=Nishant
प्रशांत=Prashant, सुशांत=Sushant, श्रीकांत=Shrikant/Srikant/Shreekant, उमाकांत=Umakant, रविकांत=Ravikant, हेमंत/हेमन्त=Hemant, बसंत/बसन्त=Basant, जयंत/जयन्त=Jayant, यशवंत/यशवन्त=Yashwant/Yashvant, बलदेव=Baldev
जसदेव=Jasdev, कर्मवीर=Karmveer/Karamveer/Karmvir, धर्मराज=Dharmraj/Dharamraj, रूपसिंह=Roopsingh/Rupsingh, तेजपाल=Tejpal, छोटू=Chhotu/Chotu, किशोरी=Kishori, रुक्मिणी/रुक्मणी=Rukmini/Rukmani, चंद्रकला/चन्द्रकला=Chandrakala, सुनीति=Suniti/Suneeti
प्रतिभा=Pratibha, विजयलक्ष्मी=Vijaylaxmi/Vijaylakshmi/Vijayalakshmi, भाग्यश्री=Bhagyashree/Bhagyashri, जयश्री=Jayshree/Jayshri/Jaishree, राजेश्वरी=Rajeshwari/Rajeshvari, भुवनेश्वरी=Bhuvneshwari/Bhuvaneshwari/Bhuvneshvari, परमेश्वरी=Parmeshwari/Parameshwari, मीनाक्षी=Meenakshi/Minakshi, अनुराधा=Anuradha, शालिनी=Shalini
नंदिनी/नन्दिनी=Nandini, कुमुदिनी=Kumudini, मृणालिनी=Mrinalini, हर्षिता=Harshita, अंकिता=Ankita, निकिता=Nikita, नम्रता=Namrata, ममता=Mamta/Mamata, अस्मिता=Asmita, स्मिता=Smita
गायत्री=Gayatri, सावित्री=Savitri, पार्वती=Parvati/Parwati, लीलावती=Leelawati/Lilavati/Leelavati, कलावती=Kalawati/Kalavati, सुगना=Sugna/Sugana, धापू=Dhapu, गुड्डी=Guddi, पिंकी=Pinki/Pinky, डिंपल=Dimple, खुमान=Khuman, सुलोचना=Sulochana, तनुजा=Tanuja, कुसुम=Kusum
`;

const clans = `
शेखावत=Shekhawat/Shekhavat, भाटी=Bhati, सिसोदिया=Sisodia/Sisodiya, चौहान=Chauhan/Chouhan, कछवाहा=Kachhwaha/Kachwaha/Kachhawaha, तंवर/तँवर=Tanwar/Tanvar, तोमर=Tomar, परमार=Parmar/Paramar, पंवार/पँवार=Panwar/Pawar, सोलंकी=Solanki
गहलोत=Gahlot/Gehlot/Gahalot, परिहार=Parihar, जाडेजा=Jadeja, हाड़ा=Hada/Hara, बुंदेला/बुन्देला=Bundela, सेंगर=Sengar, राजावत=Rajawat, बीदावत=Bidawat, जैतावत=Jaitawat, बीकावत=Bikawat
करमसोत=Karamsot, महेचा=Mahecha, पातावत=Patawat, धांधल=Dhandhal, कल्याणोत=Kalyanot, बांकावत=Bankawat, पूरणमलोत=Puranmalot/Pooranmalot, लाडखानी=Ladkhani, रायसलोत=Raisalot, गोगावत=Gogawat
मोहिल=Mohil, बालेचा=Balecha, सांचोरा=Sanchora, चंदेल/चन्देल=Chandel, गौड़=Gaur/Gaud/Gour, बड़गूजर=Badgujar/Bargujar, राघव=Raghav, जेठवा=Jethwa/Jethva, चावड़ा=Chavda/Chawda/Chavada, गोहिलोत=Gohilot
`;

const places = `
जैसलमेर=Jaisalmer, चित्तौड़गढ़=Chittorgarh/Chittaurgarh, झुंझुनूं/झुंझुनू=Jhunjhunu, राजसमंद/राजसमन्द=Rajsamand, पोकरण/पोखरण=Pokaran/Pokhran, फलोदी/फलौदी=Phalodi/Phalaudi, भीनमाल=Bhinmal, सांचौर=Sanchore/Sanchor, रानीवाड़ा=Raniwara/Raniwada, जसवंतपुरा=Jaswantpura
जैतारण=Jaitaran, देसूरी=Desuri, परबतसर=Parbatsar, लाडनूं=Ladnun/Ladnu, सुजानगढ़=Sujangarh, रतनगढ़=Ratangarh, सरदारशहर=Sardarshahar, लूणकरणसर=Lunkaransar/Loonkaransar, श्रीडूंगरगढ़=Sridungargarh/Shridungargarh, कोलायत=Kolayat
देशनोक=Deshnok/Deshnoke, लक्ष्मणगढ़=Laxmangarh/Lakshmangarh, फतेहपुर=Fatehpur, नवलगढ़=Nawalgarh/Navalgarh, खेतड़ी=Khetri, चिड़ावा=Chirawa, पिलानी=Pilani, कोटपूतली=Kotputli, केकड़ी=Kekri, किशनगढ़=Kishangarh
नाथद्वारा=Nathdwara, कांकरोली=Kankroli, सलूंबर/सलूम्बर=Salumbar/Salumber, गोगुंदा/गोगुन्दा=Gogunda, बदनावर=Badnawar, मंदसौर/मन्दसौर=Mandsaur, जूनागढ़=Junagarh/Junagadh, सुरेंद्रनगर/सुरेन्द्रनगर=Surendranagar, हिम्मतनगर=Himmatnagar, साणंद=Sanand
कुड़की=Kudki/Kurki, बाजोली=Bajoli, भूकरका=Bhukarka, जसाणा=Jasana, हरासर=Harasar, गारबदेसर=Garabdesar, झिलाई=Jhilai, सिवाड़=Siwar/Siwad, पचेवर=Pachewar, मनाणा=Manana
दुजार=Dujar, लांबिया=Lambiya/Lambia, चंडावल=Chandawal, खेजड़ला=Khejarla/Khejadla, भादवा=Bhadwa, नींबाज=Nimbaj, बूसी=Busi, धामली=Dhamli, खौड़=Khaur/Khod, जाडन=Jadan
`;

/** The same again, after some 800 more villages and without a look at what comes of it. */
const laterNames = `
अजीत=Ajit/Ajeet, अमित=Amit, अनिल=Anil, अरविंद/अरविन्द=Arvind, अशोक=Ashok, आनंद/आनन्द=Anand, ईश्वर=Ishwar/Ishvar, उदय=Uday, कमल=Kamal, कल्याण=Kalyan
कैलाश=Kailash, गणपत=Ganpat/Ganapat, गुलाब=Gulab, घनश्याम=Ghanshyam, चंद्रवीर/चन्द्रवीर=Chandraveer/Chandravir, छगन=Chhagan, जगदीश=Jagdish, जवाहर=Jawahar, जोरावर=Jorawar, तख्त=Takht
दलीप=Dalip, दिलीप=Dilip/Dileep, देवेंद्र/देवेन्द्र=Devendra/Devender, दौलत=Daulat, धर्मवीर=Dharmveer/Dharamveer/Dharmvir, नरपत=Narpat, नरेंद्र/नरेन्द्र=Narendra/Narender, नवल=Naval/Nawal, पंकज=Pankaj, परमवीर=Paramveer/Paramvir
पृथ्वी=Prithvi, प्रेम=Prem, फतेह=Fateh, बलदीप=Baldeep, बहादुर=Bahadur, भंवर/भँवर=Bhanwar, भगीरथ=Bhagirath, भीम=Bhim/Bheem, भैरों=Bhairon, मंगल=Mangal
मनीष=Manish, महिपाल=Mahipal, मानवेंद्र/मानवेन्द्र=Manvendra, मूल=Mool/Mul, यशपाल=Yashpal, योगेंद्र/योगेन्द्र=Yogendra/Yogender, रघुराज=Raghuraj, रणविजय=Ranvijay, राजवीर=Rajveer/Rajvir, रामदेव=Ramdev
रोहित=Rohit, लोकपाल=Lokpal, वासुदेव=Vasudev, विनोद=Vinod, विशाल=Vishal, वीरभद्र=Veerbhadra/Virbhadra, शंकर=Shankar, शक्ति=Shakti, शिवपाल=Shivpal, शैतान=Shaitan
श्याम=Shyam, श्रवण=Shrawan/Shravan, सत्येंद्र/सत्येन्द्र=Satyendra, समुंदर/समुन्दर=Samundar/Samunder, सुमेर=Sumer, सुरेश=Suresh, हनुमंत/हनुमन्त=Hanumant/Hanmant, हमीर=Hamir/Hameer, हरीश=Harish, हिमांशु=Himanshu
अंजलि/अंजली=Anjali, अनुराधा=Anuradha, आशा=Asha, उमा=Uma, ऐश्वर्या=Aishwarya, कंचन=Kanchan, कमला=Kamla/Kamala, कांता/कान्ता=Kanta, कुसुम=Kusum, गीता=Geeta/Gita
चंदा/चन्दा=Chanda, छवि=Chhavi, जया=Jaya, तारा=Tara, दिव्या=Divya, नीलम=Neelam, पुष्पा=Pushpa, प्रेमलता=Premlata, फूल=Phool/Phul, मधु=Madhu
माया=Maya, मोहिनी=Mohini, रतन=Ratan, राजकुमारी=Rajkumari, लक्ष्मी=Laxmi/Lakshmi, विमला=Vimla/Vimala, शारदा=Sharda/Sharada, संगीता=Sangeeta/Sangita, सरोज=Saroj, हेमलता=Hemlata
`;

const laterClans = `
राणावत=Ranawat, चूंडावत/चुंडावत=Chundawat, शक्तावत=Shaktawat, नरूका=Naruka, खंगारोत=Khangarot, नाथावत=Nathawat, जोधा=Jodha, मेड़तिया=Mertiya/Mertia, उदावत/ऊदावत=Udawat, चांपावत/चंपावत=Champawat
कूंपावत/कुंपावत=Kumpawat, करणोत=Karnot, पूर्बिया=Purbiya/Purbia, जादौन=Jadaun/Jadon, यदुवंशी=Yaduvanshi, सूर्यवंशी=Suryavanshi/Suryawanshi, चंद्रवंशी/चन्द्रवंशी=Chandravanshi/Chandrawanshi, अग्निवंशी=Agnivanshi, राठौड़=Rathore/Rathor/Rathod, सोनगरा=Songara/Sonigara
देवल=Deval/Dewal, ईंदा=Inda, पड़िहार=Padihar/Parihar, दहिया=Dahiya, मोरी=Mori, टांक=Tank, जसोल=Jasol, पोकरणा=Pokarna, कोटड़िया=Kotadiya/Kotdia/Kotadia, रावलोत=Rawalot
भायल=Bhayal, सोढ़ा/सोढा=Sodha, वाघेला=Vaghela, झाला=Jhala/Zala, गोहिल=Gohil, सरवैया=Sarvaiya, बैस=Bais, कश्यप=Kashyap, भारद्वाज=Bharadwaj/Bhardwaj, वशिष्ठ=Vashishtha/Vashisth
`;

const laterPlaces = `
जोधपुर=Jodhpur, जयपुर=Jaipur, बीकानेर=Bikaner, उदयपुर=Udaipur, अजमेर=Ajmer, कोटा=Kota, पाली=Pali, जालोर/जालौर=Jalore/Jalor, सीकर=Sikar, चूरू=Churu
भीलवाड़ा=Bhilwara, बूंदी/बून्दी=Bundi, टोंक=Tonk, भरतपुर=Bharatpur, धौलपुर=Dholpur, करौली=Karauli, दौसा=Dausa, बारां=Baran, झालावाड़=Jhalawar, हनुमानगढ़=Hanumangarh
मंडोर=Mandore/Mandor, शेरगढ़=Shergarh, बालेसर=Balesar, लोहावट=Lohawat, भोपालगढ़=Bhopalgarh, पीपाड़=Pipar, सिवाना=Siwana, बायतु=Baytu/Baitu, चौहटन=Chohtan/Chauhtan, गुड़ामालानी=Gudamalani
रींगस=Reengus/Ringas, श्रीमाधोपुर=Srimadhopur/Shrimadhopur, दांतारामगढ़=Dantaramgarh, फुलेरा=Phulera, चाकसू=Chaksu, विराटनगर=Viratnagar, मावली=Mavli, वल्लभनगर=Vallabhnagar, भींडर=Bhinder, कपासन=Kapasan
मोलेला=Molela, कोशीवाड़ा=Koshiwara, चांदेसरा=Chandesara, राणीगांव=Ranigaon, खारा=Khara, सोढाकोर=Sodhakor, सांकड़ा=Sankra/Sankda, रामदेवरा=Ramdevra, भणियाणा=Bhaniyana, झिंझिनयाली=Jhinjhiniyali
मूंगड़ा=Mungra/Mungda, कल्याणपुर=Kalyanpur, सरवड़ी=Sarwari, थोब=Thob, पाटोदी=Patodi, रेवाड़ा=Rewara, डोली=Doli, कुड़ी=Kudi, लूणी=Luni, सालावास=Salawas
`;

/** Common names, khaanps and towns of which none is in the lists above; written down and run once after them. */
const furtherNames = `
अर्जुन=Arjun, अभय=Abhay, अमर=Amar, अक्षय=Akshay, आदित्य=Aditya, आकाश=Akash/Aakash, ओम=Om, इंद्र/इन्द्र=Indra/Inder, उम्मेद=Ummed/Umed, करण=Karan
किशन=Kishan, किशोर=Kishore/Kishor, कुलदीप=Kuldeep/Kuldip, कुशल=Kushal, केसरी=Kesari/Kesri, कृष्ण=Krishna, खेत=Khet, गजराज=Gajraj, गजेंद्र/गजेन्द्र=Gajendra/Gajender, गोविंद/गोविन्द=Govind
गोपाल=Gopal, गिरिराज=Giriraj, गिरधारी=Girdhari, गणेश=Ganesh, चतुर=Chatur, चेतन=Chetan, जगत=Jagat, जय=Jai/Jay, जितेंद्र/जितेन्द्र=Jitendra/Jitender, जीवन=Jeevan/Jivan
झूमर=Jhumar, ठाकुर=Thakur, तेज=Tej, दशरथ=Dashrath/Dasharath, दीपक=Deepak/Dipak, दुर्गा=Durga, धनंजय=Dhananjay/Dhananjaya, धीरज=Dheeraj/Dhiraj, ध्रुव=Dhruv, नारायण=Narayan
नाहर=Nahar, नितिन=Nitin, पर्वत=Parvat/Parwat, पवन=Pawan/Pavan, प्रकाश=Prakash, प्रताप=Pratap, प्रदीप=Pradeep/Pradip, प्रभु=Prabhu, पुष्पेंद्र/पुष्पेन्द्र=Pushpendra, पूरण=Puran/Pooran
बलवंत/बलवन्त=Balwant/Balvant, बाबू=Babu, बीरबल=Birbal, भरत=Bharat, भवानी=Bhawani/Bhavani, भूपेंद्र/भूपेन्द्र=Bhupendra/Bhupender, भोपाल=Bhopal, मदन=Madan, मनोहर=Manohar, मनोज=Manoj
मान=Man/Maan, मोहन=Mohan, मोती=Moti, यश=Yash, युवराज=Yuvraj, रघुनाथ=Raghunath, रणजीत=Ranjeet/Ranjit, रणवीर=Ranveer/Ranvir, रवि=Ravi, राजेंद्र/राजेन्द्र=Rajendra/Rajender
राजेश=Rajesh, राम=Ram, राहुल=Rahul, रूप=Roop/Rup, लक्ष्मण=Laxman/Lakshman, लाल=Lal, विजय=Vijay, विवेक=Vivek, वीरेंद्र/वीरेन्द्र=Virendra/Veerendra/Virender, शंभू/शम्भू=Shambhu
शिव=Shiv, संजय=Sanjay, सज्जन=Sajjan, समर=Samar, सवाई=Sawai, सुरजन=Surjan, सूरज=Suraj/Sooraj, सोहन=Sohan, हरि=Hari, हर्ष=Harsh
हर्षवर्धन=Harshvardhan/Harshwardhan, हिम्मत=Himmat, हुकम=Hukam, अनीता=Anita/Aneeta, अंबिका/अम्बिका=Ambika, अर्चना=Archana, आरती=Arti/Aarti, उर्मिला=Urmila, उषा=Usha, कविता=Kavita
कृष्णा=Krishna, किरण=Kiran, चंपा/चम्पा=Champa, जमना=Jamna, ज्योति=Jyoti, दुर्गेश=Durgesh, निर्मला=Nirmala, नीता=Neeta/Nita, पद्मा=Padma
पद्मिनी=Padmini, पूजा=Pooja/Puja, पूनम=Poonam/Punam, प्रियंका=Priyanka, भंवरी/भँवरी=Bhanwari, भावना=Bhawna/Bhavna, मंजू=Manju, मीना=Meena/Mina, मीरा=Meera/Mira, रश्मि=Rashmi
राधा=Radha, रेखा=Rekha, रेणु/रेनू=Renu, वंदना/वन्दना=Vandana, विद्या=Vidya, शकुंतला/शकुन्तला=Shakuntala, शांति/शान्ति=Shanti, संतोष/सन्तोष=Santosh, सीता=Sita/Seeta, सुमन=Suman
`;

const furtherClans = `
देवड़ा=Devda/Deora/Devra, खींची=Khinchi/Khichi, निर्वाण/निरवाण=Nirwan/Nirvan, सांखला=Sankhla/Sankhala, ऊमट/उमट=Umat, बघेल=Baghel, सिकरवार=Sikarwar, गहरवार=Gaharwar/Gaherwar, कटोच=Katoch, पठानिया=Pathania/Pathaniya
जसवाल=Jaswal, मनहास=Manhas, चूड़ासमा/चुडासमा=Chudasama, मकवाणा/मकवाना=Makwana, कुंभाणी/कुम्भाणी=Kumbhani, बलभद्रोत=Balbhadrot, चतुर्भुजोत=Chaturbhujot, पच्याणोत=Pachyanot, सुल्तानोत=Sultanot, जयमलोत=Jaimalot
चांदावत=Chandawat, जगमालोत=Jagmalot, गोपीनाथोत=Gopinathot, कांधलोत=Kandhalot/Kandhlot, मांगलिया=Mangaliya/Mangalia, सारंगदेवोत=Sarangdevot, कृष्णावत=Krishnawat, जगावत=Jagawat, केलण=Kelan, अर्जुनोत=Arjunot
`;

const furtherPlaces = `
नागौर=Nagaur, बाड़मेर=Barmer, सिरोही=Sirohi, डूंगरपुर=Dungarpur, बांसवाड़ा=Banswara, प्रतापगढ़=Pratapgarh, अलवर=Alwar, श्रीगंगानगर=Sriganganagar/Shriganganagar, सवाईमाधोपुर=Sawaimadhopur, ओसियां=Osian/Osiyan
मेड़ता=Merta, डेगाना=Degana, जायल=Jayal, डीडवाना=Didwana, मकराना=Makrana, कुचामन=Kuchaman, नावां=Nawan/Nawa, सोजत=Sojat, रायपुर=Raipur, बाली=Bali
सुमेरपुर=Sumerpur, रोहट=Rohat, मारवाड़=Marwar, आहोर=Ahore/Ahor, बागोड़ा=Bagora/Bagoda, शिवगंज=Sheoganj/Shivganj, रेवदर=Reodar/Revdar, पिंडवाड़ा=Pindwara, आबू=Abu, सादड़ी=Sadri
रानी=Rani, फालना=Falna, बालोतरा=Balotra, पचपदरा=Pachpadra, सिणधरी=Sindhari, शिव=Shiv/Sheo, रामसर=Ramsar, गडरा=Gadra, नोखा=Nokha, छापर=Chhapar
बीदासर=Bidasar, तारानगर=Taranagar, राजगढ़=Rajgarh, नोहर=Nohar, भादरा=Bhadra, सूरतगढ़=Suratgarh, अनूपगढ़=Anupgarh, उज्जैन=Ujjain, इंदौर/इन्दौर=Indore, भुज=Bhuj
`;

/** A fourth time: after all tables and rules, without a look at what comes of them, and of no word that is above. */
const freshNames = `
अजयपाल=Ajaypal, अनुज=Anuj, अरुण=Arun, अवनीश=Avnish/Awanish/Avaneesh, आलोक=Alok, आशुतोष=Ashutosh, उत्तम=Uttam, कपिल=Kapil, कुणाल=Kunal, चिराग=Chirag
जयेश=Jayesh, तरुण=Tarun, त्रिलोक=Trilok, दीपेंद्र/दीपेन्द्र=Deependra/Dipendra, देवराज=Devraj, नकुल=Nakul, निखिल=Nikhil, नवीन=Naveen/Navin, परीक्षित=Parikshit, पीयूष=Piyush/Peeyush
प्रवीण=Praveen/Pravin, बृजेश=Brijesh, भैरव=Bhairav, मुकेश=Mukesh, महेश=Mahesh, मोहित=Mohit, रमेश=Ramesh, रजत=Rajat, रितेश=Ritesh, लक्ष्यराज=Lakshyaraj/Lakshyraj
विकास=Vikas, वरुण=Varun, शैलेंद्र/शैलेन्द्र=Shailendra/Shailender, सचिन=Sachin, सुनील=Sunil/Suneel, सिद्धार्थ=Siddharth, सुधीर=Sudhir/Sudheer, हर्षित=Harshit, अलका=Alka, अपर्णा=Aparna
इंदिरा/इन्दिरा=Indira, ऋतु=Ritu, कल्पना=Kalpana, गरिमा=Garima, जानकी=Janki/Janaki, तृप्ति=Tripti, नेहा=Neha, पल्लवी=Pallavi, रंजना=Ranjana, सुधा=Sudha
`;

const freshClans = `
बाघेला/वाघेला=Baghela/Vaghela, जामवाल=Jamwal, डोगरा=Dogra, जैतमालोत=Jaitmalot, ठाकुरई=Thakurai, दीखित/दीक्षित=Dikshit/Dixit, निकुंभ/निकुम्भ=Nikumbh, पुंडीर/पुण्डीर=Pundir, भदौरिया=Bhadauria/Bhadoria/Bhadauriya, रैकवार=Raikwar
कल्ला=Kalla, सिंघल/सिंहल=Singhal, बारहठ=Barhath/Barhat, मंडलावत=Mandlawat/Mandalawat, रूपावत=Rupawat/Roopawat, भाखरोत=Bhakharot/Bhakhrot, हमीरका=Hamirka, मनोहरोत=Manoharot, जसरोटिया=Jasrotia/Jasrotiya, गोयल=Goyal
`;

const freshPlaces = `
सांगानेर=Sanganer, आमेर=Amer/Amber, बस्सी=Bassi, दूदू=Dudu, शाहपुरा=Shahpura, नीमकाथाना=Neemkathana/Nimkathana, उदयपुरवाटी=Udaipurwati/Udaypurwati, मंडावा/मण्डावा=Mandawa, बिसाऊ=Bissau/Bisau, लोसल=Losal
डीग=Deeg/Dig, बयाना=Bayana, कुम्हेर=Kumher, हिंडौन/हिण्डौन=Hindaun, गंगापुर=Gangapur, ब्यावर=Beawar/Byawar, नसीराबाद=Nasirabad, पुष्कर=Pushkar, विजयनगर=Vijaynagar/Vijainagar, बिलाड़ा=Bilara
खींवसर=Khinvsar/Khimsar/Khinwsar, फतेहगढ़=Fatehgarh, गुड़ा=Guda/Gura, सायला=Sayla/Saila, धोरीमन्ना=Dhorimanna/Dhorimana, सरदारगढ़=Sardargarh, आसींद/आसीन्द=Asind, मांडल/माण्डल=Mandal, बेगूं=Begun, रावतभाटा=Rawatbhata
ग्वालियर=Gwalior, रीवा=Rewa, अहमदाबाद=Ahmedabad/Ahmadabad, राजकोट=Rajkot, जामनगर=Jamnagar, पालनपुर=Palanpur, ईडर=Idar, मोरबी=Morbi, लखनऊ=Lucknow, आगरा=Agra
`;

/** The least share that comes out as people write it, in Latin letters and in Devanagari. */
const lists: [string, NameKind, string, number, number][] = [
	['names', 'name', names, 0.99, 0.96],
	['clans', 'clan', clans, 1, 0.95],
	['places', 'place', places, 0.96, 0.83],
	['later names', 'name', laterNames, 1, 0.99],
	['later clans', 'clan', laterClans, 1, 0.95],
	['later places', 'place', laterPlaces, 0.95, 0.91],
	['further names', 'name', furtherNames, 0.98, 0.99],
	['further clans', 'clan', furtherClans, 0.96, 0.86],
	['further places', 'place', furtherPlaces, 0.98, 0.98],
	['fresh names', 'name', freshNames, 1, 0.98],
	['fresh clans', 'clan', freshClans, 0.9, 0.9],
	['fresh places', 'place', freshPlaces, 0.97, 0.92],
];

it.each(lists)('%s come out as people write them', (name, kind, text, minLatin, minDevanagari) => {
	const words = readPairs(text.split(/[\n,]/).filter((row) => row.trim() !== ''));
	const notInLatin = words.filter(
		({ devanagari, latin }) => !latin.includes(inScript(devanagari[0] ?? '', 'latin', kind).text),
	);
	const notInDevanagari = words.filter(({ devanagari, latin }) => {
		const written = toUnits(inScript(latin[0] ?? '', 'devanagari', kind).text);
		return !devanagari.some((spelling) => toUnits(spelling) === written);
	});
	const share = (wrong: readonly unknown[]) => 1 - wrong.length / words.length;
	process.stdout.write(
		`${words.length} ${name}: ${share(notInLatin).toFixed(3)} in Latin letters, ${share(notInDevanagari).toFixed(3)} in Devanagari\n`,
	);
	expect(share(notInLatin)).toBeGreaterThanOrEqual(minLatin);
	expect(share(notInDevanagari)).toBeGreaterThanOrEqual(minDevanagari);
});
