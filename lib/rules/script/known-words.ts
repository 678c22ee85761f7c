import { shippedRows } from '@/lib/rules/clan/shipped-rows';
import { commonClans, commonNames, commonPlaces } from './common-names';
import {
	cityPairs,
	clanPairs,
	goddessPairs,
	godPairs,
	gotraPairs,
	otherDistrictPairs,
	rajasthanDistrictPairs,
	tehsilPairs,
} from './listed-names';
import { moreClans } from './tables/clan-words';
import { moreMen, moreWomen } from './tables/people';
import { morePlaces } from './tables/place-words';

/**
 * Words in both scripts, as people write them. `inScript` looks a word up here, and learns from all of them how a word
 * that is not here is written. A line is Devanagari, then Latin; the first spelling of each side is the one that is
 * shown, the others are read as the same word.
 */
export interface KnownWord {
	devanagari: readonly string[];
	latin: readonly string[];
}

export function readPairs(text: string): KnownWord[] {
	return text.split(/[\n,]/).flatMap((entry) => {
		const [devanagari = '', latin = ''] = entry.split('=').map((side) => side.trim());
		return latin === '' ? [] : [{ devanagari: devanagari.split('/'), latin: latin.split('/') }];
	});
}

/** Before and behind names. */
const titles = `
सिंह=Singh/Sinh/Sing, कँवर/कंवर/कवंर=Kanwar/Kanvar/Kawar, कुँवर/कुंवर=Kunwar/Kunvar/Kuwar, कुमारी=Kumari, कुमार=Kumar, देवी=Devi
बाई=Bai, बा=Ba, बाईसा=Baisa, बन्ना=Banna, बना=Bana, सा=Sa, हुकम/हुकुम=Hukam/Hukum, जी=Ji, ठाकुर=Thakur, ठाकर=Thakar
ठकुरानी=Thakurani, श्री=Shri/Shree/Sri, श्रीमती=Smt/Shrimati, स्वर्गीय=Late, स्व=Sw, राव=Rao/Rav, रावल=Rawal, राणा=Rana, महाराणा=Maharana
महाराजा=Maharaja, महारानी=Maharani, महाराज=Maharaj, महाराव=Maharao, महारावल=Maharawal, राजा=Raja, रानी=Rani, रावत=Rawat, राय=Rai
लाल=Lal, राज=Raj, पाल=Pal, दास=Das, नाथ=Nath, चंद/चन्द=Chand, चंद्र/चन्द्र=Chandra, मल=Mal, राम=Ram, देव=Dev/Deo, दान=Dan
प्रसाद=Prasad, नारायण=Narayan, भाई=Bhai, बेन=Ben, बेटा=Beta, मेजर=Major, कर्नल=Colonel, कैप्टन=Captain, डॉ=Dr, डॉक्टर=Doctor
इंजीनियर=Engineer, एडवोकेट=Advocate, प्रोफेसर/प्रोफ़ेसर=Professor, सूबेदार=Subedar, हवलदार=Havaldar, राजपूत=Rajput, क्षत्रिय=Kshatriya
सिंहजी=Singhji, कुंवरबा=Kunwarba, बापू=Bapu, दरबार=Darbar, गरासिया=Garasia/Garasiya, जागीरदार=Jagirdar, सरदार=Sardar, बहादुर=Bahadur
`;

const men = `
अभय=Abhay, अक्षय=Akshay, अखिल=Akhil, अखिलेश=Akhilesh, अचल=Achal, अजीत=Ajit/Ajeet, अतुल=Atul, अनिल=Anil, अनूप=Anoop/Anup, अमित=Amit
अमरेंद्र=Amrendra, अनिरुद्ध=Aniruddh/Anirudh, अभिषेक=Abhishek, अभिजीत=Abhijeet/Abhijit, अरविंद=Arvind, अरुण=Arun, अवनीश=Avnish, अशोक=Ashok
अश्विनी=Ashwini, अंकित=Ankit, अंकुर=Ankur, आकाश=Akash/Aakash, आनंद=Anand, आर्यन=Aryan, आलोक=Alok, आशीष=Ashish, आशुतोष=Ashutosh, आयुष=Ayush
आरव=Aarav, इंद्र=Indra, इंद्रजीत=Indrajeet/Indrajit, ईश्वर=Ishwar, उदय=Uday, उदयवीर=Udayveer, उपेंद्र=Upendra, उमेश=Umesh, ओम=Om, ओंकार=Onkar/Omkar
ओमेंद्र=Omendra, कमल=Kamal, कमलेश=Kamlesh, कपिल=Kapil, कल्याण=Kalyan, करणी=Karni, कान=Kan, कार्तिक=Kartik, किशन=Kishan, कीर्ति=Kirti
कुशल=Kushal, कुशाल=Kushal, कृष्णपाल=Krishnapal, केशव=Keshav, केसरी=Kesari, कैलाश=Kailash, कौशल=Kaushal, खुमान=Khuman, खेम=Khem
खंगार=Khangar, गणपत=Ganpat, गणेश=Ganesh, गिरधारी=Girdhari, गिरिराज=Giriraj, गिरीश=Girish, गुमान=Guman, गुलाब=Gulab, गौरव=Gaurav, गंगा=Ganga
घनश्याम=Ghanshyam, चक्रवर्ती=Chakravarti, चंद्रवीर=Chandraveer, चंद्रपाल=Chandrapal, चंद्रभान=Chandrabhan, चतर=Chatar, चतुर्भुज=Chaturbhuj
चिराग=Chirag, चेतन=Chetan, चैन=Chain, छगन=Chhagan, छत्रपाल=Chhatrapal, छैल=Chhail, जगदीश=Jagdish, जगत=Jagat, जगमाल=Jagmal, जय=Jai/Jay
जयंत=Jayant, जयदीप=Jaideep, जयपाल=Jaipal, जयवीर=Jaiveer, जयराज=Jairaj, जयेंद्र=Jayendra, जवाहर=Jawahar, जालम=Jalam, जालिम=Jalim
जीवन=Jeevan/Jivan, जुगल=Jugal, जेठू=Jethu, जैत=Jait, जोगेंद्र=Jogendra, जोरावर=Jorawar, जोध=Jodh, झबर=Jhabar, झूमर=Jhumar, तख्त=Takht
तेज=Tej, तेजपाल=Tejpal, तेजवीर=Tejveer, तेजेंद्र=Tejendra, तेजस=Tejas, दशरथ=Dashrath, दलीप=Dalip, दिलीप=Dilip/Dileep, दीप=Deep, दीपक=Deepak
दीपेंद्र=Deependra, दुर्गा=Durga, दुर्जन=Durjan, दुष्यंत=Dushyant, दूल्हा=Dulha, देवी=Devi, देवेंद्र=Devendra, दौलत=Daulat, धनंजय=Dhananjay
धनराज=Dhanraj, धर्म=Dharm, धर्मपाल=Dharmpal, धर्मवीर=Dharmveer, धीरज=Dheeraj, धीरेंद्र=Dhirendra, धूल=Dhul, नंद=Nand, नटवर=Natwar
नरपत=Narpat, नरेंद्र=Narendra/Narender, नरोत्तम=Narottam, नवल=Naval, नवीन=Naveen, नागेंद्र=Nagendra, नागराज=Nagraj, नितिन=Nitin
निखिल=Nikhil, निर्भय=Nirbhay, निशांत=Nishant, निहाल=Nihal, नीरज=Neeraj, नीलेश=Nilesh, पंकज=Pankaj, पदम=Padam, परमवीर=Paramveer
परबत=Parbat, पर्वत=Parvat, पवन=Pawan, परमेंद्र=Parmendra, पीयूष=Piyush, पुरुषोत्तम=Purushottam, पूरण=Puran, पृथ्वी=Prithvi, प्रकाश=Prakash
प्रदीप्त=Pradipt, प्रद्युम्न=Pradyuman, प्रणय=Pranay, प्रमोद=Pramod, प्रवीण=Praveen/Pravin, प्रशांत=Prashant, प्रह्लाद=Prahlad, प्रेम=Prem
फतेह=Fateh, फूल=Phool, बंशी=Banshi, बच्चन=Bachchan, बजरंग=Bajrang, बलदेव=Baldev, बलभद्र=Balbhadra, बलराज=Balraj, बलराम=Balram, बलवीर=Balveer
बहादुर=Bahadur, बाघ=Bagh, बाबू=Babu, बालू=Balu, बीरबल=Birbal, ब्रज=Braj, ब्रजराज=Brajraj, ब्रिजेश=Brijesh, भंवर=Bhanwar, भगत=Bhagat
भगवत=Bhagwat, भरतपाल=Bharatpal, भवर=Bhawar, भानु=Bhanu, भानुप्रताप=Bhanupratap, भीम=Bhim/Bheem, भीमराज=Bhimraj, भूपाल=Bhupal
भूर=Bhur, भूरपाल=Bhurpal, भैरू=Bhairu, भैरों=Bhairon, भोपाल=Bhopal, भोम=Bhom, मंगल=Mangal, मगन=Magan, मनीष=Manish, मनोहर=Manohar
मयंक=Mayank, मयूर=Mayur, मलखान=Malkhan, महावीर=Mahaveer/Mahavir, महिपाल=Mahipal, महेंद्र=Mahendra/Mahender, माधव=Madhav, माधो=Madho, मान=Man
मांगू=Mangu, मांगी=Mangi, मुकन=Mukan, मुकुंद=Mukund, मूल=Mool, मेघ=Megh, मेघराज=Meghraj, मोड=Mod, मोहित=Mohit, मृगेंद्र=Mrigendra
यदुवीर=Yaduveer, यश=Yash, यशवंत=Yashwant, यशवर्धन=Yashvardhan, यशराज=Yashraj, युधिष्ठिर=Yudhishthir, योगेंद्र=Yogendra, रघुनाथ=Raghunath
रघुराज=Raghuraj, रघुवीर=Raghuveer, रजत=Rajat, रणजीत=Ranjeet/Ranjit, रणधीर=Randheer, रणविजय=Ranvijay, रतनपाल=Ratanpal, रमेश=Ramesh
रवि=Ravi, रविंद्र=Ravindra, रविराज=Raviraj, राजपाल=Rajpal, राजवीर=Rajveer, राजवर्धन=Rajvardhan, राजू=Raju, राजीव=Rajeev, राघव=Raghav
राघवेंद्र=Raghvendra, राहुल=Rahul, रिछपाल=Richhpal, रूप=Roop, रूपेंद्र=Rupendra, रूपेश=Rupesh, रेवंत=Rewant, रोहन=Rohan, रोहित=Rohit
लक्ष्मी=Laxmi/Lakshmi, लखन=Lakhan, ललित=Lalit, लव=Lav, लाखन=Lakhan, लाभ=Labh, लोकेश=Lokesh, वल्लभ=Vallabh, वासुदेव=Vasudev
विकास=Vikas, विकेंद्र=Vikendra, विक्रम=Vikram, विक्रमादित्य=Vikramaditya, विजेंद्र=Vijendra, विनय=Vinay, विनोद=Vinod, विपिन=Vipin
विमल=Vimal, विवेक=Vivek, विशाल=Vishal, विश्वजीत=Vishwajeet, विश्वराज=Vishwaraj, विश्वनाथ=Vishwanath, विश्वेंद्र=Vishvendra, विष्णु=Vishnu
वीर=Veer/Vir, वीरभद्र=Veerbhadra, वीरम=Viram, वैभव=Vaibhav, शंकर=Shankar, शंभू=Shambhu, शक्ति=Shakti, शशि=Shashi, शशांक=Shashank
शार्दूल=Shardul, शिव=Shiv, शिवपाल=Shivpal, शिवांक=Shivank, शिवेंद्र=Shivendra, शिवनाथ=Shivnath, शुभम=Shubham, शूर=Shur, शेर=Sher
शैतान=Shaitan, शौर्य=Shaurya, श्याम=Shyam, श्रवण=Shrawan, सगत=Sagat, सत्येंद्र=Satyendra, सत्यवीर=Satyaveer, सत्यपाल=Satyapal, समर=Samar
समरजीत=Samarjeet, समुद्र=Samudra, समीर=Sameer, सरूप=Sarup, सवाई=Sawai, संग्राम=Sangram, सचिन=Sachin, सागर=Sagar, सादूल=Sadul, सांवत=Sanwat
सामंत=Samant, सालम=Salam, सिद्धार्थ=Siddharth, सुखवीर=Sukhveer, सुजान=Sujan, सुधीर=Sudhir, सुनील=Sunil, सुभाष=Subhash, सुमित=Sumit
सुमंत=Sumant, सुरताण=Surtan, सुरेश=Suresh, सुरेंद्र=Surendra, सुल्तान=Sultan, सूरज=Suraj, सूर्य=Surya, सूर्यवीर=Suryaveer, 
सोम=Som, सौरभ=Saurabh, सौभाग्य=Saubhagya, स्वरूप=Swaroop, हड़मान=Hadman, हमीर=Hamir, हणवंत=Hanwant, हरि=Hari, हरिश्चंद्र=Harishchandra
हरीश=Harish, हर्ष=Harsh, हर्षवर्धन=Harshvardhan, हर्षित=Harshit, हितेंद्र=Hitendra, हितेश=Hitesh, हिमांशु=Himanshu, हीर=Heer, हीरा=Heera
हुकमसिंह=Hukamsingh, हेम=Hem, हेमंत=Hemant, हेमेंद्र=Hemendra, होशियार=Hoshiyar, क्षितिज=Kshitij, त्रिलोक=Trilok, त्रिभुवन=Tribhuvan
ज्ञान=Gyan, ज्ञानेंद्र=Gyanendra, ऋषि=Rishi, ऋषभ=Rishabh, ऋतुराज=Rituraj, प्रीतम=Pritam, बृजेंद्र=Brijendra, घीसू=Ghisu, पन्ना=Panna
पन्ने=Panne, नत्थू=Natthu, कालू=Kalu, लादू=Ladu, छोटू=Chhotu, मीठू=Mithu, भूपत=Bhupat, नरहरि=Narhari, नवनीत=Navneet, लोकपाल=Lokpal
किरीट=Kirit, जाम=Jam, दिग्विजयपाल=Digvijaypal, दिनकर=Dinkar, रुद्रप्रताप=Rudrapratap, मंगेश=Mangesh, बालमुकुंद=Balmukund, प्रभु=Prabhu, साहिब=Sahib
`;

const women = `
अंजलि=Anjali, अंबिका=Ambika, अदिति=Aditi, अनामिका=Anamika, अनुराधा=Anuradha, अनु=Anu, अन्नपूर्णा=Annapurna, अपर्णा=Aparna, अमृता=Amrita
अरुणा=Aruna, अलका=Alka, अवंतिका=Avantika, आकांक्षा=Akanksha, आनंदी=Anandi, आभा=Abha, आशा=Asha, इंदिरा=Indira, इंदु=Indu, इंद्रा=Indra
ईश्वरी=Ishwari, उगम=Ugam, उमा=Uma, उषा=Usha, ऋतु=Ritu, ऐश्वर्या=Aishwarya, कंचन=Kanchan, कमला=Kamla/Kamala, करिश्मा=Karishma
कांता=Kanta, कामिनी=Kamini, कावेरी=Kaveri, किरणमयी=Kiranmayi, कीर्तिका=Kirtika, कुसुम=Kusum, केसर=Kesar, कैलाशी=Kailashi, कौशल्या=Kaushalya
खुशबू=Khushboo, गंगोत्री=Gangotri, गजरा=Gajra, गायत्री=Gayatri, गिरिजा=Girija, गीता=Geeta/Gita, गीतांजलि=Gitanjali, गुड्डी=Guddi, गुलाबी=Gulabi
गोमती=Gomti, गौरी=Gauri, चंचल=Chanchal, चंदा=Chanda, चंद्रकला=Chandrakala, चंद्रा=Chandra, चंद्रकांता=Chandrakanta, चांद=Chand, चित्रा=Chitra
छवि=Chhavi, जया=Jaya, जयश्री=Jayshree, जमना=Jamna, जसोदा=Jasoda, जानकी=Janki, जीवनी=Jeevni, झमकू=Jhamku, टीना=Tina, तारा=Tara, तनु=Tanu
तुलसी=Tulsi, त्रिवेणी=Triveni, दयावती=Dayawati, दिव्या=Divya, दीपमाला=Deepmala, दीप्ति=Deepti, दुर्गेश=Durgesh, देविका=Devika, द्रौपदी=Draupadi
धापू=Dhapu, नंदिनी=Nandini, नम्रता=Namrata, नर्मदा=Narmada, निकिता=Nikita, निधि=Nidhi, निशा=Nisha, नीता=Neeta, नीतू=Neetu, नीरू=Neeru
नीलम=Neelam, राजो=Rajo, चंद्रो=Chandro, कमलो=Kamlo, भागो=Bhago, लाडो=Lado, बन्नो=Banno, शन्नो=Shanno, धापो=Dhapo, तेजो=Tejo, मानो=Mano, चूको=Chuko, सुगनो=Sugno, केसो=Keso, बीजो=Bijo, नीलिमा=Neelima, नूतन=Nutan, नेहा=Neha, पद्मावती=Padmavati, परमेश्वरी=Parmeshwari, पल्लवी=Pallavi, पारुल=Parul
पार्वती=Parvati, पायल=Payal, पिंकी=Pinki, पुष्पा=Pushpa, पूर्णिमा=Purnima, पूनम=Poonam, प्रज्ञा=Pragya, प्रतिभा=Pratibha, प्रतिमा=Pratima
प्रभा=Prabha, प्रमिला=Pramila, प्राची=Prachi, प्रिया=Priya, प्रीति=Preeti, प्रेमलता=Premlata, फूली=Phooli, फूलकंवर=Phoolkanwar, बबीता=Babita
बरजी=Barji, बदाम=Badam, बालकंवर=Balkanwar, बिंदु=Bindu, बीना=Beena, भंवरी=Bhanwari, भगवती=Bhagwati, भाग्यश्री=Bhagyashree, भुवनेश्वरी=Bhuvneshwari
भूमिका=Bhumika, मंगला=Mangla, मंजरी=Manjari, मंजुला=Manjula, मदनकंवर=Madankanwar, मधु=Madhu, मधुबाला=Madhubala, मनीषा=Manisha, ममता=Mamta
महिमा=Mahima, माधवी=Madhavi, माधुरी=Madhuri, माया=Maya, मालती=Malti, मालविका=Malvika, मीनाक्षी=Meenakshi, मीनल=Meenal, मेघना=Meghna
मैना=Maina, मोनिका=Monika, मोहिनी=Mohini, मृदुला=Mridula, यामिनी=Yamini, योगिता=Yogita, रंजना=Ranjana, रचना=Rachna, रजनी=Rajni
रतनकंवर=Ratankanwar, रमा=Rama, राजकुमारी=Rajkumari, राजश्री=Rajshree, राजेश्वरी=Rajeshwari, राधा=Radha, रामेश्वरी=Rameshwari, रितिका=Ritika
रीता=Rita, रीना=Reena, रुक्मिणी=Rukmini, रूपा=Roopa, रूपल=Rupal, रेणु=Renu, रेणुका=Renuka, रेशम=Resham, रोशन=Roshan, रोहिणी=Rohini
लक्षिता=Lakshita, लता=Lata, ललिता=Lalita, लाड=Lad, लाडकंवर=Ladkanwar, लीला=Leela, वर्षा=Varsha, वसुंधरा=Vasundhara, विजया=Vijaya
विजयलक्ष्मी=Vijaylaxmi, विद्या=Vidya, विनीता=Vinita, विमला=Vimla/Vimala, वीणा=Veena, वैशाली=Vaishali, वैष्णवी=Vaishnavi, शारदा=Sharda
शालिनी=Shalini, शांता=Shanta, शांति=Shanti, शिखा=Shikha, शिल्पा=Shilpa, शिवानी=Shivani, शीतल=Sheetal, शीला=Sheela, शोभा=Shobha, श्यामा=Shyama
श्रद्धा=Shraddha, श्रुति=Shruti, संगीता=Sangeeta/Sangita, संध्या=Sandhya, सज्जना=Sajjana, सपना=Sapna, समता=Samta, सरस्वती=Saraswati, सरोज=Saroj
सविता=Savita, साधना=Sadhana, सायर=Sayar, सावित्री=Savitri, सिद्धि=Siddhi, सीता=Sita/Seeta, सुगन=Sugan, सुधा=Sudha, सुनयना=Sunayna, सुप्रिया=Supriya
सुभद्रा=Subhadra, सुमन=Suman, सुमित्रा=Sumitra, सुरभि=Surabhi, सुरेखा=Surekha, सुलोचना=Sulochana, सुशीला=Sushila, सूरजकंवर=Surajkanwar
सोनल=Sonal, सोनू=Sonu, सोनिया=Soniya, स्नेहा=Sneha, स्नेहलता=Snehlata, स्मिता=Smita, हंसा=Hansa, हर्षा=Harsha, हर्षिता=Harshita, हिना=Hina
हीराबा=Hiraba, हेमलता=Hemlata, हेमा=Hema, क्षमा=Kshama, कृतिका=Kritika, तृप्ति=Tripti, ज्योत्सना=Jyotsna, प्रेरणा=Prerna, उर्वशी=Urvashi
वृंदा=Vrinda, अक्षिता=Akshita, अनन्या=Ananya, अन्वी=Anvi, आराध्या=Aradhya, ईशा=Isha, कनिका=Kanika, काव्या=Kavya, कोमल=Komal, गरिमा=Garima, चारु=Charu
जाह्नवी=Jahnavi, तान्या=Tanya, दिशा=Disha, नव्या=Navya, पलक=Palak, मुस्कान=Muskan, यशस्वी=Yashasvi, राजल=Rajal, रिया=Riya, वंशिका=Vanshika, सौम्या=Saumya
`;

/** Clans and branches; those that `messages.clans` names too are written alike there. */
const clans = `
झाला=Zala, आहड़िया=Aharya, ईंदा=Inda, ऊमट=Umat, कछवाहा=Kachhwaha/Kachwaha, करमसोत=Karamsot, कुंभाणी=Kumbhani, कुशवाहा=Kushwaha
गहलोत=Gahlot, गेहलोत=Gehlot, गुहिल=Guhila, चंदेल=Chandel, चालुक्य=Chalukya, चौहान=Chauhan/Chouhan, जाटू=Jatu, जाडेजा=Jadeja
जैतावत=Jaitawat, तंवर=Tanwar, तोमर=Tomar, धांधल=Dhandhal, देवल=Deval, पंवार=Panwar, पाबिया=Pabia, परिहार=Parihar, परमार=Parmar
बघेला=Baghela, भाटी=Bhati, बालेचा=Balecha, बलभद्रोत=Balbhadrot, बीका=Bika, बीकावत=Bikawat, बीरपुरा=Birpura, बुंदेला=Bundela, मकवाना=Makwana
महेचा=Mahecha, मोहिल=Mohil, राजावत=Rajawat, सांचोरा=Sanchora, सिंधल=Sindhal, सिसोदिया=Sisodiya/Sisodia, शेखावत=Shekhawat, सेंगर=Sengar
सोढा=Sodha, सोलंकी=Solanki, हाड़ा=Hada/Hara, अन्य=Other
बीदावत=Bidawat, कांधलोत=Kandhalot, जैतमाल=Jaitmal, पातावत=Patawat, रूपावत=Rupawat, करमसियोत=Karamsiyot, लाडखानी=Ladkhani, रायसलोत=Raisalot
पच्याणोत=Pachyanot, चतुर्भुजोत=Chaturbhujot, शिवब्रह्मपोता=Shivbrahmpota, कृष्णावत=Krishnawat, जगावत=Jagawat, सांगावत=Sangawat
मेघावत=Meghawat, दुलावत=Dulawat, पुरावत=Purawat, चंद्रावत=Chandrawat, भायल=Bhayal, काबा=Kaba, बालणोत=Balnot, रावलोत=Rawalot, जैसा=Jaisa
केलण=Kelan, खींया=Khinya, अर्जुनोत=Arjunot, बड़गूजर=Badgujar, गौड़=Gaur, डाबी=Dabi, टांक=Tank, दहिया=Dahiya, जसोल=Jasol, भाटिया=Bhatia
मेहतिया=Mehtia, चौदावत=Chaudawat, रतनोत=Ratnot, गोगादे=Gogade, ऊहड़=Uhar, पोकरणा=Pokarna, बाड़मेरा=Barmera, कोटड़िया=Kotadiya
खाबड़िया=Khabadiya, जोधावत=Jodhawat, माधाणी=Madhani, हम्मीरदेका=Hammirdeka, कल्याणोत=Kalyanot, बांकावत=Bankawat, सुरतानोत=Surtanot, राजपुरोहित=Rajpurohit
चारण=Charan, चूडावत=Chudawat, झाड़ेजा=Jhadeja, परमाल=Parmal, बारड़=Barad, डोड=Dod, दहिमा=Dahima, पड़िहार=Padihar, सोढी=Sodhi, जाट=Jat, मकराना=Makrana
वाला=Vala, चावड़ा=Chavda, जेठवा=Jethwa, राओल=Raol, रहेवर=Rahevar, बिहोला=Bihola, मोरी=Mori, बड़वा=Badwa, सोमवंशी=Somvanshi
सूर्यवंशी=Suryavanshi, चंद्रवंशी=Chandravanshi, अग्निवंशी=Agnivanshi, यदुवंशी=Yaduvanshi, नागवंशी=Nagvanshi, सूर्यवंश=Suryavansh, चंद्रवंश=Chandravansh
अग्निवंश=Agnivansh, राजवंशी=Rajvanshi, कौशिक=Kaushik, भारद्वाज=Bharadwaj/Bhardwaj, पराशर=Parashar, वत्स=Vats, अत्रि=Atri, कश्यप=Kashyap, गार्ग्य=Gargya
गौतम=Gautam, चंद्रात्रेय=Chandratreya, मार्कंडेय=Markandeya, मानव=Manav, वशिष्ठ=Vashishtha/Vashisth, व्याघ्रपद=Vyaghrapad, शांडिल्य=Shandilya, विश्वामित्र=Vishvamitra
जमदग्नि=Jamadagni, उपमन्यु=Upmanyu, अगस्त्य=Agastya, कात्यायन=Katyayan, सांकृत=Sankrit, पठान=Pathan, डोगरा=Dogra, जामवाल=Jamwal, मिन्हास=Minhas, चंबियाल=Chambiyal
मंडलोई=Mandloi, झालावत=Jhalawat, गोयंददासोत=Goyanddasot, भोजराजोत=Bhojrajot, गिरधरदासोत=Girdhardasot, परसरामका=Parasramka, रावजीका=Raojika, सलेदी=Saledi
`;

/** Towns and villages that no list of the portal has, and the parts that names of places are made of. */
const places = `
पुर=Pur, पुरा=Pura, पुरी=Puri, गढ़=Garh, गढ़ी=Garhi, नगर=Nagar, सर=Sar, वास=Vas, बास=Bas, वाड़ा=Wara, वाड़ी=Wadi, खेड़ा=Khera, खेड़ी=Kheri
ढाणी=Dhani, कलां/कलाँ=Kalan, खुर्द=Khurd, गांव/गाँव=Gaon, मंदिर=Mandir, कोट=Kot, किला=Kila, चौक=Chowk, रोड=Road, बड़ा=Bada, बड़ी=Badi, छोटा=Chhota
छोटी=Chhoti, नया=Naya, नई=Nai, की=Ki, का=Ka, के=Ke, तालाब=Talab, महल=Mahal, हवेली=Haveli, रावला=Rawla, ठिकाना=Thikana, जिला=Jila, तहसील=Tehsil
राजस्थान=Rajasthan, गुजरात=Gujarat, मारवाड़=Marwar, मेवाड़=Mewar, ढूंढाड़=Dhundhar, शेखावाटी=Shekhawati, हाड़ौती=Hadoti, सौराष्ट्र=Saurashtra
मध्य=Madhya, प्रदेश=Pradesh, उत्तर=Uttar, हरियाणा=Haryana, पंजाब=Punjab, महाराष्ट्र=Maharashtra, बिहार=Bihar, उत्तराखंड=Uttarakhand
आगोलाई=Agolai, आसोतरा=Asotara, बासनी=Basni, बालसमंद=Balsamand, बागोर=Bagor, बागोड़ा=Bagora, बाकरा=Bakra, बनेड़ा=Banera, बेड़ा=Bera, भाटेलाव=Bhatelao
भांवरी=Bhanwri, भेटवाड़ा=Bhetwara, भैंसरोड़गढ़=Bhainsrorgarh, भिंडर=Bhinder, बिजोलिया=Bijolia, बोरावड़=Borawar, बूड़सू=Budsu, चाड़वास=Charwas
चांदावल=Chandawal, चांवडिया=Chanwandia, चेलावास=Chelawas, चित्तलवाना=Chitalwana, चोमूं=Chomu, डांडूसर=Dandusar, देचू=Dechu, देलवाड़ा=Delwara
देसूरी=Desuri, देवगांव=Deogaon, देवली=Deoli, धमोतर=Dhamotar, धनोप=Dhanop, धांधिया=Dhandhiya, धारियावद=Dhariyawad, दूदू=Dudu, फालना=Falna, गंगधार=Gangdhar
गंगापुर=Gangapur, गोटन=Gotan, गोविंदगढ़=Govindgarh, गुड़ा=Guda, गुड़ामालानी=Gudamalani, हमीरगढ़=Hamirgarh, हरजी=Harji, हिंडौन=Hindaun, इंदोखा=Indokha
जसरासर=Jasrasar, जालसू=Jalsu, जावद=Jawad, जवाली=Jawali, जयतारण=Jaitaran, झाड़ोली=Jharoli, झाक=Jhak, झंवर=Jhanwar, जोबनेर=Jobner, जूनिया=Junia, काछोला=Kachhola
कालवाड़=Kalwar, कालंद्री=Kalandri, कानोड़=Kanor, करेड़ा=Kareda, केकड़ी=Kekri, केरू=Keru, केलवाड़ा=Kelwara, केलवा=Kelwa, खाटू=Khatu, खारी=Khari
खारिया=Khariya, खरवा=Kharwa, खेजड़ला=Khejarla, खेजड़ली=Khejarli, खेड़=Kher, खियाला=Khiyala, खूड़=Khood, कुड़ी=Kudi, कुंभलगढ़=Kumbhalgarh, लाम्बिया=Lambiya
लांबा=Lamba, लाडपुरा=Ladpura, लोहारू=Loharu, लोटवाड़ा=Lotwara, लूणवा=Lunwa, लूणदा=Lunda, माचिया=Machiya, मालवाड़ा=Malwara, मंडोर=Mandore, मांडल=Mandal
मारोठ=Maroth, मसूदा=Masuda, मेनाल=Menal, मीठड़ी=Mithri, मोकलसर=Mokalsar, मुंडोता=Mundota, नाडोल=Nadol, नागाणा=Nagana, नाणा=Nana, नारलाई=Narlai
नवलगढ़=Nawalgarh, नीमराणा=Neemrana, नींबाज=Nimbaj, नोखड़ा=Nokhra, ओसियां=Osian, पाबूसर=Pabusar, पाल=Pal, पलाना=Palana, परबतसर=Parbatsar, पारसोली=Parsoli
पीपाड़=Pipar, पीपलिया=Pipaliya, पीलवा=Pilwa, पिलानी=Pilani, पोमावा=Pomawa, पुष्कर=Pushkar, राबड़ियाद=Rabariyad, रायथल=Raithal, रामगढ़=Ramgarh, रानी=Rani
राणावास=Ranawas, रावटी=Raoti, रींगस=Reengus, रेवाड़ी=Rewari, रूपनगढ़=Roopangarh, रोजदा=Rojda, सादड़ी=Sadri, सालावास=Salawas, सामोता=Samota, सांडेराव=Sanderao
साणंद=Sanand, सांगानेर=Sanganer, सरेड़ी=Sareri, सरवाड़=Sarwar, सेखाला=Sekhala, सेतरावा=Setrawa, सियाणा=Siyana, शेओपुर=Sheopur, शाहपुरा=Shahpura
सिणधरी=Sindhari, सिंघाना=Singhana, सोजत=Sojat, सोलंकियातला=Solankiyatala, सूरजगढ़=Surajgarh, सूरसागर=Sursagar, टापरा=Tapra, तालछापर=Talchhapar, तखतगढ़=Takhatgarh
टोडा=Toda, टोडाभीम=Todabhim, तिलवाड़ा=Tilwara, तिंवरी=Tinwari, उम्मेदनगर=Umednagar, उनियारा=Uniara, वैर=Weir, वीरमदेवगढ़=Viramdevgarh, लिंबड़ी=Limbdi
लखतर=Lakhtar, मूली=Muli, सायला=Sayla, चूड़ा=Chuda, वढवाण=Wadhwan, धोराजी=Dhoraji, मोरवाड़=Morwad, ध्रोल=Dhrol, कोटडा=Kotda, वीरपुर=Virpur, जसदण=Jasdan
भाभर=Bhabhar, थराद=Tharad, वाव=Vav, दांतीवाड़ा=Dantiwada, डीसा=Deesa, इडर=Idar, हिम्मतनगर=Himmatnagar, मोडासा=Modasa, माणसा=Mansa, वरसोड़ा=Varsoda
नखत्राणा=Nakhatrana, रापर=Rapar, अंजार=Anjar, मुंद्रा=Mundra, लखपत=Lakhpat, भचाऊ=Bhachau, सिद्धपुर=Siddhpur, जामवंथली=Jamvanthali, कालावड़=Kalavad
मथुरा=Mathura, वृंदावन=Vrindavan, हरिद्वार=Haridwar, ऋषिकेश=Rishikesh, पटना=Patna, मेरठ=Meerut, अयोध्या=Ayodhya, बनारस=Banaras, नागपुर=Nagpur, नासिक=Nashik
ठाणे=Thane, गोवा=Goa, पणजी=Panaji, अंबाला=Ambala, करनाल=Karnal, पानीपत=Panipat, सोनीपत=Sonipat, रोहतक=Rohtak, हिसार=Hisar, सिरसा=Sirsa, जम्मू=Jammu
अमृतसर=Amritsar, लुधियाना=Ludhiana, जालंधर=Jalandhar, पटियाला=Patiala, बठिंडा=Bathinda, अबोहर=Abohar, रतनपुरा=Ratanpura, किशनगढ़=Kishangarh, माउंट=Mount, आबू=Abu
ऑफ=Of, नियर=Near, वार्ड=Ward, हाउस=House, पैलेस=Palace, कॉलोनी=Colony, स्टेट=State, स्टेशन=Station, बस=Bus, स्टैंड=Stand, स्कूल=School, सेक्टर=Sector
`;

/** Parts of names, and further names in which they are. */
const parts = `
वर्धन=Vardhan, वर्मा=Verma, विजयराज=Vijayraj, कीरत=Kirat, जीत=Jeet, राजा=Raja, महा=Maha, सूर=Sur, चंद्रेश=Chandresh, दिव्येश=Divyesh, धनेश=Dhanesh
ब्रजेश=Brajesh, भावेश=Bhavesh, भूपेश=Bhupesh, मितेश=Mitesh, मृगेश=Mrigesh, यज्ञेश=Yagnesh, रत्नेश=Ratnesh, राजीवराज=Rajeevraj, रितेश=Ritesh, शैलेश=Shailesh, सर्वेश=Sarvesh
सुधेश=Sudhesh, ज्ञानेश=Gyanesh, हरेश=Haresh, जिगनेश=Jignesh, जयेश=Jayesh, कल्पेश=Kalpesh, निलेश=Nilesh, पारेश=Paresh, प्रियेश=Priyesh, तेजेश=Tejesh, वैभवेश=Vaibhavesh
परिवार=Parivar/Family, वंशवृक्ष=Vanshvriksh, दिव्यराज=Divyaraj, कल्याणी=Kalyani, जाला=Jala, अंशुल=Anshul, अंशुमान=Anshuman, अखंड=Akhand, अग्रसेन=Agrasen, अचलेश्वर=Achaleshwar, अमोल=Amol, अमरजीत=Amarjeet, अजयपाल=Ajaypal, अनुज=Anuj, अनुराग=Anurag, अपूर्व=Apurva
अर्पित=Arpit, आदर्श=Adarsh, आदेश=Adesh, इंदरपाल=Indarpal, उत्कर्ष=Utkarsh, उत्तम=Uttam, उदयराज=Udayraj, कनक=Kanak, करणवीर=Karanveer, कल्याणमल=Kalyanmal, कानू=Kanu, कुबेर=Kuber
कुलवंत=Kulwant, कुलवीर=Kulveer, कृपाल=Kripal, खीम=Khim, खीमराज=Khimraj, खुशाल=Khushal, खुशवंत=Khushwant, खेतू=Khetu, गंभीर=Gambhir, गजराज=Gajraj, गुरदीप=Gurdeep, गुरु=Guru
गोकुल=Gokul, गोपी=Gopi, गोरधन=Gordhan, गोवर्धन=Govardhan, चमन=Chaman, चंपालाल=Champalal, चांदमल=Chandmal, चुन्नीलाल=Chunnilal, छोगालाल=Chhogalal, जगराम=Jagram
जगवीर=Jagveer, जतन=Jatan, जतिन=Jatin, जमनालाल=Jamnalal, जयकिशन=Jaikishan, जयनारायण=Jainarayan, जितेश=Jitesh, जीवराज=Jeevraj, जेठमल=Jethmal, जेठाराम=Jetharam, झूंझार=Jhunjhar
ठाकरसिंह=Thakarsingh, डूंगर=Dungar, डूंगरराम=Dungarram, तनसिंह=Tansingh, तरुण=Tarun, तिलक=Tilak, तुषार=Tushar, तेजराज=Tejraj, तेजमल=Tejmal, दयाल=Dayal, दर्शन=Darshan, दानवीर=Danveer
दिग्पाल=Digpal, दिनेशराज=Dineshraj, दिवाकर=Diwakar, दीनदयाल=Deendayal, दीवान=Diwan, दुर्गादास=Durgadas, देवीलाल=Devilal, देवीसिंह=Devisingh, देवनारायण=Devnarayan, धन=Dhan
धनपाल=Dhanpal, धर्मदीप=Dharmdeep, धर्मराज=Dharmraj, नगराज=Nagraj, नरसिंह=Narsingh, नाथू=Nathu, नाथूराम=Nathuram, नानू=Nanu, नारायणलाल=Narayanlal, निरंजन=Niranjan, नेपाल=Nepal
नेमीचंद=Nemichand, पंचम=Pancham, पदमराज=Padamraj, परमानंद=Parmanand, परीक्षित=Parikshit, पहाड़=Pahad, पाबू=Pabu, पार्थ=Parth, पुनीत=Puneet, पुष्कर=Pushkar, पुष्पराज=Pushpraj
पृथ्वीपाल=Prithvipal, पेमाराम=Pemaram, प्रभात=Prabhat, प्रणव=Pranav, प्रतीक=Prateek, प्रवर=Pravar, प्रीतपाल=Preetpal, फतेहलाल=Fatehlal, बख्तावर=Bakhtawar, बचन=Bachan
बद्री=Badri, बनवारी=Banwari, बलजीत=Baljeet, बसंत=Basant, बाबूलाल=Babulal, बिशन=Bishan, बुद्ध=Buddh, बेरीसाल=Berisal, भंवरलाल=Bhanwarlal, भगवानदास=Bhagwandas, भरतराज=Bharatraj
भवानीशंकर=Bhawanishankar, भागीरथ=Bhagirath, भास्कर=Bhaskar, भीखाराम=Bhikharam, भूराराम=Bhuraram, भोजराज=Bhojraj, भोला=Bhola, मंगलराम=Mangalram, मथुरादास=Mathuradas, मधुसूदन=Madhusudan
मनमोहन=Manmohan, मनवीर=Manveer, मनोहरलाल=Manoharlal, महेंद्रपाल=Mahendrapal, माणक=Manak, मालदेव=Maldev, मालम=Malam, मुरली=Murli, मुरारी=Murari, मोहनलाल=Mohanlal, मोतीलाल=Motilal
युगल=Yugal, रघु=Raghu, रणछोड़=Ranchhod, रमाकांत=Ramakant, रामकिशन=Ramkishan, रामचंद्र=Ramchandra, रामनिवास=Ramniwas, रामलाल=Ramlal, रामस्वरूप=Ramswaroop, रिषभ=Rishabh
रूपराज=Rooparaj, लक्षित=Lakshit, लच्छू=Lachchhu, लालजी=Lalji, लूणकरण=Loonkaran, लेखराज=Lekhraj, वरुण=Varun, वंश=Vansh, विजयपाल=Vijaypal, विनीत=Vineet, विराट=Virat, विराज=Viraj
वीरभान=Veerbhan, वेदपाल=Vedpal, शंभूनाथ=Shambhunath, शंकरलाल=Shankarlal, शांतनु=Shantanu, शिवकुमार=Shivkumar, शिवदान=Shivdan, शिवम=Shivam, शुभ=Shubh, श्यामलाल=Shyamlal, श्रीपाल=Shripal
श्रीराम=Shriram, सत्यनारायण=Satyanarayan, सत्यम=Satyam, सरजीत=Sarjeet, सरवन=Sarwan, सहदेव=Sahdev, साहिल=Sahil, सुखदेव=Sukhdev, सुखराम=Sukhram, सुदर्शन=Sudarshan, सुबोध=Subodh
सुमेरपाल=Sumerpal, सुरजीत=Surjeet, सुरजन=Surjan, सूरजमल=Surajmal, सूरजपाल=Surajpal, सोनाराम=Sonaram, सोहनलाल=Sohanlal, स्वामी=Swami, हंसराज=Hansraj, हजारी=Hazari, हनुवंत=Hanuwant
हरदयाल=Hardayal, हरनाम=Harnam, हरनारायण=Harnarayan, हरिराम=Hariram, हरिओम=Hariom, हीरालाल=Heeralal, हिंदू=Hindu, हेमराज=Hemraj, हेमाराम=Hemaram, ईश्वरलाल=Ishwarlal, उदयलाल=Udaylal
अंजना=Anjana, अनुपमा=Anupama, अनुष्का=Anushka, अभिलाषा=Abhilasha, अमिता=Amita, अमिषा=Amisha, अलीशा=Alisha, अस्मिता=Asmita, आंचल=Anchal, आयुषी=Ayushi, आरुषि=Arushi, इशिता=Ishita
उज्ज्वला=Ujjwala, उषाकिरण=Ushakiran, एकता=Ekta, कंगना=Kangna, कांति=Kanti, कमलेश्वरी=Kamleshwari, करुणा=Karuna, कलावती=Kalawati, कविश=Kavish, काजल=Kajal, कुंती=Kunti
कुसुमलता=Kusumlata, कृपा=Kripa, खुशी=Khushi, गुंजन=Gunjan, गुलाबकंवर=Gulabkanwar, चंचला=Chanchala, चांदनी=Chandni, छाया=Chhaya, जयंती=Jayanti, जसकंवर=Jaskanwar, जागृति=Jagriti
तरुणा=Taruna, तारामती=Taramati, तृषा=Trisha, दर्शना=Darshana, दामिनी=Damini, दीक्षा=Diksha, धारा=Dhara, नंदा=Nanda, नलिनी=Nalini, नवनीता=Navneeta, निमिषा=Nimisha, निर्मल=Nirmal
निहारिका=Niharika, निष्ठा=Nishtha, पंखुड़ी=Pankhuri, पद्मा=Padma, पम्मी=Pammi, पलकी=Palki, पूर्वी=Purvi, प्रगति=Pragati, प्रणिता=Pranita, प्रियंवदा=Priyamvada, बसंती=Basanti
बिमला=Bimla, भगवानी=Bhagwani, भाग्यवंती=Bhagyawanti, मंदाकिनी=Mandakini, मधुलिका=Madhulika, मनोरमा=Manorama, मान्या=Manya, मिताली=Mitali, मुक्ता=Mukta, मृणाल=Mrinal, मैथिली=Maithili
यशिका=Yashika, रक्षा=Raksha, रत्ना=Ratna, रमिला=Ramila, रसिका=Rasika, राखी=Rakhi, राजबाला=Rajbala, रामकंवर=Ramkanwar, रिद्धि=Riddhi, रुचि=Ruchi, रुचिका=Ruchika, रूपकंवर=Roopkanwar
रोमा=Roma, लक्ष्मीबाई=Laxmibai, लाजवंती=Lajwanti, लिपिका=Lipika, वनिता=Vanita, वसुधा=Vasudha, विनीती=Viniti, विभा=Vibha, विशाखा=Vishakha, शर्मिला=Sharmila, शबनम=Shabnam, शालू=Shalu
शुभांगी=Shubhangi, शैलजा=Shailja, शोभना=Shobhana, संजना=Sanjana, संतरा=Santra, सरला=Sarla, सलोनी=Saloni, सुकन्या=Sukanya, सुगंधा=Sugandha, सुजाता=Sujata, सुदेश=Sudesh, सुनंदा=Sunanda
सुमति=Sumati, सुरुचि=Suruchi, सुषमा=Sushma, सोनाली=Sonali, सोहनी=Sohni, स्वर्णा=Swarna, हेमांगी=Hemangi, हेमवती=Hemwati, गीतिका=Geetika, तनिष्का=Tanishka, देवयानी=Devyani, धनवंती=Dhanwanti
अमरपुरा=Amarpura, अमरगढ़=Amargarh, आनंदपुर=Anandpur, उदयगढ़=Udaygarh, करणपुर=Karanpur, कल्याणपुर=Kalyanpur, कल्याणपुरा=Kalyanpura, किशनपुरा=Kishanpura, केसरपुरा=Kesarpura
गजसिंहपुरा=Gajsinghpura, गणेशपुरा=Ganeshpura, गोपालपुरा=Gopalpura, गुलाबपुरा=Gulabpura, चतरपुरा=Chatarpura, जगतपुरा=Jagatpura, जसवंतपुरा=Jaswantpura, जीवनपुरा=Jeevanpura
ठाकुरवास=Thakurwas, तेजपुरा=Tejpura, दौलतपुरा=Daulatpura, देवपुरा=Devpura, धनापुरा=Dhanapura, नाथूसर=Nathusar, नवापुरा=Nawapura, पदमपुर=Padampur, प्रेमपुरा=Prempura, फतेहगढ़=Fatehgarh
बलवंतगढ़=Balwantgarh, बहादुरपुर=Bahadurpur, भगवानपुरा=Bhagwanpura, भीमसर=Bhimsar, भोजासर=Bhojasar, माधोपुर=Madhopur, मानपुरा=Manpura, मोहनगढ़=Mohangarh, मोतीसर=Motisar, रतनसर=Ratansar
रामदेवरा=Ramdevra, रायसर=Raisar, लालगढ़=Lalgarh, लालपुरा=Lalpura, लूणसर=Loonsar, विजयनगर=Vijaynagar, वीरवाड़ा=Virwara, शिवपुरा=Shivpura, शेरपुरा=Sherpura, श्यामपुरा=Shyampura
संग्रामगढ़=Sangramgarh, सूरतगढ़=Suratgarh, सोनासर=Sonasar, हरिपुरा=Haripura, हिंगोली=Hingoli, धनसर=Dhansar, बीदासर=Bidasar, जैतसर=Jaitsar, नापासर=Napasar, देशनोक=Deshnok, गजनेर=Gajner
पांचू=Panchu, बज्जू=Bajju, झझू=Jhajhu, रणकपुर=Ranakpur, सेवाड़ी=Sewari, नाडलाई=Nadlai, कोरटा=Korta, बीजापुर=Bijapur, खुडाला=Khudala, बिरामी=Birami, चाणोद=Chanod, खोड़=Khod, गुंदोज=Gundoj
धनला=Dhanla, मुंडारा=Mundara, सिंदरली=Sindarli, बाता=Bata, बांता=Banta, भैंसवाड़ा=Bhainswara, दयालपुरा=Dayalpura, आकोली=Akoli, ऐलाना=Ailana, बाघरा=Baghra, सियावट=Siyawat, मोदरा=Modra
धुंबड़िया=Dhumbadiya, थांवला=Thanwla, दासपां=Daspan, जेतू=Jetu, कोमता=Komta, जेरण=Jeran, रामसीन=Ramseen, मांडोली=Mandoli, तातूसर=Tatusar, पोसाणा=Posana, सुराणा=Surana, मेंगलवा=Menglwa
लालसोट=Lalsot, बांदीकुई=Bandikui, सिकराय=Sikrai, महवा=Mahwa, बसवा=Baswa, टोडाराय=Todarai, सवाईपुर=Sawaipur, नैनवा=Nainwa, केशोराय=Keshorai, लाखेरी=Lakheri, कापरेन=Kapren, अंता=Anta
मांगरोल=Mangrol, शाहबाद=Shahabad, छबड़ा=Chhabra, अटरू=Atru, खानपुर=Khanpur, असनावर=Asnawar, मनोहरथाना=Manoharthana, पिड़ावा=Pirawa, डग=Dag, भवानीमंडी=Bhawanimandi, बकानी=Bakani
`;

/** More names of people, then of places. */
const more = `
आराधना=Aradhana, अर्पणा=Arpana, अर्पिता=Arpita, प्रार्थना=Prarthana, हर्षिल=Harshil, मीता=Meeta, सुष्मिता=Sushmita, सुचित्रा=Suchitra, मित्रा=Mitra, मैत्रेयी=Maitreyi
धात्री=Dhatri, भक्ति=Bhakti, मुक्ति=Mukti, स्मृति=Smriti, आकृति=Aakriti, प्रकृति=Prakriti, संस्कृति=Sanskriti, मूर्ति=Murti, स्फूर्ति=Sphurti, ख्याति=Khyati, रति=Rati
सती=Sati, इंदुमती=Indumati, तारावती=Tarawati, लीलावती=Leelawati, प्रभावती=Prabhawati, रूपमती=Roopmati, धनमती=Dhanmati, वैजयंती=Vaijayanti, दमयंती=Damyanti, जयवंती=Jaywanti
अनुषा=Anusha, अनीशा=Anisha, अंशिका=Anshika, सारिका=Sarika, चंद्रिका=Chandrika, मल्लिका=Mallika, गोपिका=Gopika, मेनका=Menka, झलक=Jhalak, महक=Mehak, नमन=Naman, सावन=Sawan
भामिनी=Bhamini, मानिनी=Manini, मालिनी=Malini, रागिनी=Ragini, हंसिनी=Hansini, सुहासिनी=Suhasini, मनस्विनी=Manaswini, यशस्विनी=Yashaswini, ओजस्विनी=Ojaswini, तपस्विनी=Tapaswini
मनस्वी=Manaswi, ओजस्वी=Ojaswi, तपस्वी=Tapaswi, सरस्वत=Saraswat, भास्वती=Bhaswati, नंदन=Nandan, रंजन=Ranjan, अंजन=Anjan, मंथन=Manthan, स्पंदन=Spandan, कंचना=Kanchana
व्यंजना=Vyanjana, कामाक्षी=Kamakshi, हिमाक्षी=Himakshi, साक्षी=Sakshi, मेधा=Medha, यशोधरा=Yashodhara, भव्या=Bhavya, रम्या=Ramya, कन्या=Kanya, धन्या=Dhanya, आर्या=Arya
काया=Kaya, दया=Daya, विंध्या=Vindhya, तनुजा=Tanuja, अनुजा=Anuja, भरतेंद्र=Bhartendra, हरेंद्र=Harendra, खगेंद्र=Khagendra, नृपेंद्र=Nripendra, भवेंद्र=Bhavendra
प्रेमेंद्र=Premendra, ब्रजेंद्र=Brajendra, माधवेंद्र=Madhvendra, यादवेंद्र=Yadvendra, केशवेंद्र=Keshvendra, रणेंद्र=Ranendra, कुलेंद्र=Kulendra, प्रियांक=Priyank
दिव्यांक=Divyank, मृगांक=Mrigank, विशांक=Vishank, देवांश=Devansh, शिवांश=Shivansh, रुद्रांश=Rudransh, वेदांश=Vedansh, हर्षांश=Harshansh, दिव्यांश=Divyansh, प्रियांश=Priyansh
सूर्यांश=Suryansh, वेदांत=Vedant, सिद्धांत=Siddhant, सुशांत=Sushant, विक्रांत=Vikrant, श्रीकांत=Shrikant, रजनीकांत=Rajnikant, शशिकांत=Shashikant, लक्ष्मीकांत=Laxmikant
चंद्रकांत=Chandrakant, अनंत=Anant, वसंत=Vasant, श्रीमंत=Shrimant, इंद्रसेन=Indrasen, भीमसेन=Bhimsen, जयसेन=Jaisen, वीरसेन=Veersen, उग्रसेन=Ugrasen, महासिंह=Mahasingh
मानसिंह=Mansingh, राजप्रताप=Rajpratap, गणपति=Ganpati, सुरपत=Surpat, रघुपति=Raghupati, श्रीपति=Shripati, भूपति=Bhupati, धनपत=Dhanpat, हरपत=Harpat, जगपत=Jagpat
छत्रपति=Chhatrapati, दलजीत=Daljeet, दलवीर=Dalveer, दलेर=Daler, दिलबाग=Dilbag, छोटूलाल=Chhotulal, मोडूलाल=Modulal, कन्हैया=Kanhaiya, कन्हैयालाल=Kanhaiyalal, गिरधर=Girdhar
मुरलीधर=Murlidhar, बंशीधर=Banshidhar, पराक्रम=Parakram, जयराम=Jairam, सीताराम=Sitaram, राधेश्याम=Radheshyam, सियाराम=Siyaram, आदिनाथ=Adinath, आभास=Abhas, आलम=Alam
आयुष्मान=Ayushman, आर्यमन=Aryaman, आर्यवीर=Aryaveer, आकाशदीप=Akashdeep, आस्था=Astha, आशना=Ashna, आलिया=Aliya, संघर्ष=Sangharsh, संकल्प=Sankalp, संकेत=Sanket, संचित=Sanchit
संपत=Sampat, संयम=Sanyam, संवेदना=Samvedna, संस्कार=Sanskar, संदेश=Sandesh, संभव=Sambhav, संजीव=Sanjeev, संजू=Sanju, संतराम=Santram, कुलभूषण=Kulbhushan, जगदीप=Jagdeep
रणदीप=Randeep, हरदीप=Hardeep, बलदीप=Baldeep, मनदीप=Mandeep, अमनदीप=Amandeep, सुखदीप=Sukhdeep, राजदीप=Rajdeep, चंद्रदीप=Chandradeep, शुभदीप=Shubhdeep, कुशदीप=Kushdeep
जान्हवी=Janhvi, भार्गवी=Bhargavi, शांभवी=Shambhavi, राघवी=Raghavi, मानवी=Manvi, तन्वी=Tanvi, जान्वी=Janvi, धनवी=Dhanvi, सान्वी=Sanvi, यशवी=Yashvi, नारू=Naru, नारायणी=Narayani
नाग=Nag, नागेश=Nagesh, नानूराम=Nanuram, नाथी=Nathi, नाजुक=Najuk, नायक=Nayak, नारंग=Narang, नासिर=Nasir, मांगीलाल=Mangilal, मानसी=Mansi, माली=Mali, मालू=Malu, माला=Mala
मानी=Mani, मातादीन=Matadin, मादू=Madu, मारुति=Maruti, मामराज=Mamraj, माहेश्वरी=Maheshwari, रागेश=Ragesh, राजुल=Rajul, राजमल=Rajmal, राजकुमार=Rajkumar, राजलक्ष्मी=Rajlaxmi
राशि=Rashi, रसाल=Rasal, रसिक=Rasik, रमन=Raman, रमेशचंद्र=Rameshchandra, रणसिंह=Ransingh, रतनी=Ratni, रतनलाल=Ratanlal, रजनीश=Rajneesh, पटेल=Patel, पटवा=Patwa, पंखी=Pankhi
परमेश्वर=Parmeshwar, परवीन=Parveen, पवित्रा=Pavitra, पहलाद=Pahlad, पारस=Paras, टीकम=Tikam, टोडरमल=Todarmal, टिंकू=Tinku, तगत=Tagat, तगसिंह=Tagsingh, ताराचंद=Tarachand
तिलोक=Tilok, तुलसीराम=Tulsiram, तेजा=Teja, तेजू=Teju, तेजल=Tejal, डालू=Dalu, डाली=Dali, डिंपल=Dimple, डिंकी=Dinki, ठाकुरी=Thakuri, ढोला=Dhola, ढेलू=Dhelu, धन्ना=Dhanna
धीरा=Dheera, धूली=Dhuli, धोकल=Dhokal, ध्यान=Dhyan, ध्वज=Dhwaj, अंबा=Amba, अंबालाल=Ambalal, अखे=Akhe, अखैराज=Akhairaj, अगर=Agar, अचला=Achla, अणदाराम=Andaram, अनोप=Anop
अभयराज=Abhayraj, अभिनव=Abhinav, अभिराज=Abhiraj, अभिजय=Abhijay, अभिलाष=Abhilash, अभिनंदन=Abhinandan, अभिरूप=Abhiroop, अभिमान=Abhiman, बिरद=Birad, बिहारी=Bihari, बिरजू=Birju
बिजली=Bijli, बिल्लू=Billu, बीरमा=Birma, बीजल=Bijal, बुधराम=Budhram, बुध=Budh, बेगराज=Begraj, बेनी=Beni, बैजनाथ=Baijnath, बोदू=Bodu
अंबासर=Ambasar, अजीतपुरा=Ajitpura, अणखोल=Ankhol, अरटिया=Artiya, अरांई=Arain, आंतरोली=Antroli, आसलसर=Asalsar, आलनियावास=Alniyawas, इंद्रपुरा=Indrapura, ईटावा=Itawa
उचियारड़ा=Uchiyarda, उदासर=Udasar, ऊंटवालिया=Untwaliya, कंटालिया=Kantaliya, कातर=Katar, कालानाडा=Kalanada, किराड़ू=Kiradu, कीतलसर=Kitalsar, कुंडल=Kundal, कुंडा=Kunda
कुराबड़=Kurabar, कोटड़ा=Kotra, कोलिया=Koliya, खजवाना=Khajwana, खातोली=Khatoli, खारची=Kharchi, खारड़ा=Kharda, खिंवाड़ा=Khinwara, खीमेल=Khimel, खेरवाड़ा=Kherwara
गंठिया=Ganthiya, गड़ा=Gada, गनोड़ा=Ganoda, गागरोन=Gagron, गोगेलाव=Gogelav, गोठ=Goth, गोठड़ा=Gothra, गोठड़ी=Gothri, गोरड़िया=Gordiya, गोविंदपुरा=Govindpura, घंटियाली=Ghantiyali
घड़सीसर=Gharsisar, घाटोल=Ghatol, घेवड़ा=Ghewra, चंडासर=Chandasar, चाखू=Chakhu, चाड़ी=Chadi, चांदारूण=Chandarun, चांपासर=Champasar, चामू=Chamu, चिमाणा=Chimana, चेलाना=Chelana
चोकड़ी=Chokri, चौकड़ी=Chaukri, चौपासनी=Chopasni, छतरगढ़=Chhatargarh, छापर=Chhapar, जाखल=Jakhal, जावला=Jawla, जावाल=Jawal, जुड़िया=Judiya, जैतपुर=Jaitpur, जोधासर=Jodhasar
झाड़ली=Jhadli, झुंझाला=Jhunjhala, टांटोटी=Tantoti, टोंकड़ा=Tonkra, ठीकरिया=Thikariya, डांगावास=Dangawas, डाबड़ी=Dabri, डेह=Deh, डोली=Doli, ढींगसरी=Dhingsari, ढेलाणा=Dhelana
तंवरा=Tanwara, तांबड़िया=Tambadiya, थांदला=Thandla, थोब=Thob, दईकड़ा=Daikra, ददरेवा=Dadrewa, दाबड़ी=Dabdi, दासोड़ी=Dasori, दूदवा=Dudwa, देणोक=Denok, देवातड़ा=Dewatra
देसणसर=Desansar, धणा=Dhana, धनेरिया=Dhaneriya, धामली=Dhamli, धुंधाड़ा=Dhundhara, नांदिया=Nandiya, नाथड़ाऊ=Nathrau, नाथवाना=Nathwana, नानणा=Nanana, निंबोल=Nimbol, निंबी=Nimbi
निमड़ी=Nimri, नेतड़ा=Netra, नेवरी=Newri, नौखा=Naukha, पंडितपुरा=Panditpura, पांचोटा=Panchota, पांचवा=Panchwa, पाटन=Patan, पादरू=Padru, पालड़ी=Paldi, पिचियाक=Pichiyak
पिपलाज=Piplaj, पूंगल=Pungal, पूनासर=Punasar, फतेहसागर=Fatehsagar, बगरू=Bagru, बड़ली=Badli, बड़गांव=Badgaon, बड़लू=Badlu, बरलूट=Barlut, बलाड़ा=Balara, बसंतगढ़=Basantgarh
बाघावास=Baghawas, बाड़ी=Bari, बालरवा=Balarwa, बावड़ी=Baori, बिसलपुर=Bisalpur, बीकमपुर=Bikampur, बीजवाड़िया=Bijwariya, बुचेटी=Bucheti, बेरी=Beri, बेरू=Beru, बोयल=Boyal
भंवाल=Bhanwal, भदवासी=Bhadwasi, भाटीप=Bhatip, भाखरी=Bhakhri, भाद्रेस=Bhadres, भांडू=Bhandu, भावी=Bhavi, भिणाय=Bhinay, भुंडेल=Bhundel, भेलू=Bhelu, भोमिया=Bhomiya, भोजास=Bhojas
मंडली=Mandli, मंडला=Mandla, मथानिया=Mathania, मलसीसर=Malsisar, मांडपिया=Mandpiya, मांडा=Manda, मींडा=Minda, मुकाम=Mukam, मूंडसर=Mundsar, मूंडियाड़=Mundiyar, मेरासर=Merasar
मोकाला=Mokala, मोलासर=Molasar, मौलासर=Maulasar, रताऊ=Ratau, राजलदेसर=Rajaldesar, राणासर=Ranasar, रायथलिया=Raithaliya, रियां=Riyan, रुणीचा=Runicha, रेवाड़ा=Rewara, रोडला=Rodla
रोहिड़ा=Rohida, रोहिणा=Rohina, लाखणसर=Lakhansar, लालास=Lalas, लिखमासर=Likhmasar, लोटोती=Lototi, लोरड़ी=Lordi, विराटपुरा=Viratpura, शंखवास=Shankhwas, शिवनगर=Shivnagar
शेखासर=Shekhasar, सथाना=Sathana, सांजू=Sanju, सांडवा=Sandwa, साठिका=Sathika, सांवतसर=Sanwatsar, सारूंडा=Sarunda, सालवा=Salwa, सावर=Sawar, सिंगोली=Singoli, सीलगांव=Silgaon
सुजासर=Sujasar, सूरपुरा=Surpura, सोयला=Soyla, हरसाला=Harsala, हरसोलाव=Harsolav, हरियाढाणा=Hariyadhana, हापासर=Hapasar, हिरणा=Hirna, हुडील=Hudil, वडनगर=Vadnagar
धंधुका=Dhandhuka, थानगढ़=Thangadh, कोटड़ासांगाणी=Kotdasangani, राजपीपला=Rajpipla, देवगढ़बारिया=Devgadhbaria, सुईगाम=Suigam, राधनपुर=Radhanpur, सांतलपुर=Santalpur
अबडासा=Abdasa, खंभालिया=Khambhalia, जोडिया=Jodiya, लालपुर=Lalpur
`;

const listed = [
	...[clanPairs, gotraPairs, rajasthanDistrictPairs, otherDistrictPairs, tehsilPairs, goddessPairs, godPairs],
	cityPairs,
];

const isOneWord = ({ latin }: KnownWord) => latin.every((spelling) => /^[a-z]+$/i.test(spelling));

/** What names of people and of places end in, written together with what is before. */
const endingPairs = `
सिंह=Singh/Sinh, सिंहजी=Singhji, कंवर=Kanwar/Kunwar, कुमार=Kumar, कुमारी=Kumari, राज=Raj, पाल=Pal, वीर=Veer/Vir, दीप=Deep/Dip, जीत=Jeet/Jit
देव=Dev, दान=Dan, दास=Das, राम=Ram, लाल=Lal, नाथ=Nath, चंद=Chand, चंद्र=Chandra, मल=Mal, सेन=Sen, प्रताप=Pratap, वर्धन=Vardhan
विजय=Vijay, विक्रम=Vikram, भान=Bhan, प्रकाश=Prakash, प्रसाद=Prasad, नारायण=Narayan, शंकर=Shankar, किशोर=Kishore/Kishor
मोहन=Mohan, गोपाल=Gopal, किशन=Kishan, कृष्ण=Krishna, कांत=Kant, शेखर=Shekhar, बहादुर=Bahadur, सुख=Sukh, वंत=Want, करण=Karan
बाई=Bai, बेन=Ben, भाई=Bhai, देवी=Devi, लता=Lata, बाला=Bala, प्रभा=Prabha, प्रिया=Priya, लक्ष्मी=Laxmi/Lakshmi, श्री=Shri/Shree
वती=Wati/Vati, राजे=Raje, कांता=Kanta, नंदिनी=Nandini, दयाल=Dayal, चरण=Charan, स्वरूप=Swaroop/Swarup, दत्त=Datt, निवास=Niwas, रतन=Ratan
बिहारी=Bihari, दासोत=Dasot, सिंहोत=Singhot, पोता=Pota
पुर=Pur, पुरा=Pura, पुरी=Puri, गढ़=Garh/Gadh, गढ़ी=Garhi, नगर=Nagar, सर=Sar, वास=Was/Vas, बास=Bas, वाड़ा=Wara/Wada, वाड़ी=Wari/Wadi
खेड़ा=Khera/Kheda, खेड़ी=Kheri/Khedi, ढाणी=Dhani, गांव=Gaon, कोट=Kot, वाला=Wala, वाली=Wali, मंडी=Mandi, सागर=Sagar, गंज=Ganj
बाग=Bagh, आबाद=Abad, समंद=Samand, वाटी=Wati, कुंड=Kund, घाट=Ghat, देसर=Desar, पाटन=Patan, शहर=Shahar, नाडा=Nada, बेरा=Bera
`;

export const endings: readonly KnownWord[] = readPairs(endingPairs);

/** Khaanps and their seats, by the first spelling of each script. */
export const khaanpWords: readonly KnownWord[] = shippedRows
	.flatMap(({ spellings, seats }) => [spellings, ...seats.map((seat) => seat.spellings)])
	.map(({ hi, en }) => ({ devanagari: hi.slice(0, 1), latin: en.slice(0, 1) }))
	.filter(isOneWord);

const tables = [
	...[titles, men, women, clans, places, parts, more],
	...[moreMen, moreWomen, moreClans, morePlaces],
];

/** All but the common names. */
export const trainingWords: readonly KnownWord[] = [...tables, ...listed]
	.flatMap(readPairs)
	.filter(isOneWord);

export const knownWords: readonly KnownWord[] = [commonNames, commonClans, commonPlaces]
	.flatMap(readPairs)
	.filter(isOneWord)
	.concat(trainingWords);
