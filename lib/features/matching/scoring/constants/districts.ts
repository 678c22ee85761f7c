import type { Language } from '@/lib/core/language';

/** A district, or a big city where families have moved to. */
export interface District {
	/** Its own among all, as names are not. */
	key: string;
	state: State;
	name: Record<Language, string>;
	/** Of its seat, in degrees, rounded to a hundredth (about a kilometre). */
	latitude: number;
	longitude: number;
}

/**
 * Where Rajput families live: every district of Rajasthan (the 41 since December 2024), Gujarat, Madhya Pradesh, Uttar
 * Pradesh, Haryana, Himachal Pradesh, Uttarakhand and Bihar, and cities elsewhere; of cities, too, those whose name
 * makes a district's name doubtful. Coordinates of the seats after GeoNames (CC BY 4.0), some by hand: approximate,
 * good for "about 60 km apart" and no more.
 */
const seats = {
	rajasthan: `
अजमेर=Ajmer 26.45 74.64, अलवर=Alwar 27.56 76.63, बालोतरा=Balotra 25.83 72.24
बांसवाड़ा=Banswara 23.54 74.44, बारां=Baran 25.10 76.52, बाड़मेर=Barmer 25.75 71.39
ब्यावर=Beawar 26.10 74.32, भरतपुर=Bharatpur 27.22 77.49, भीलवाड़ा=Bhilwara 25.35 74.64
बीकानेर=Bikaner 28.02 73.31, बूंदी=Bundi 25.44 75.64, चित्तौड़गढ़=Chittorgarh 24.89 74.62
चूरू=Churu 28.30 74.97, दौसा=Dausa 26.89 76.34, डीग=Deeg 27.47 77.33, धौलपुर=Dholpur 26.69 77.88
डीडवाना-कुचामन=Didwana-Kuchaman 27.40 74.58, डूंगरपुर=Dungarpur 23.84 73.71
हनुमानगढ़=Hanumangarh 29.58 74.33, जयपुर=Jaipur 26.92 75.79, जैसलमेर=Jaisalmer 26.92 70.90
जालोर=Jalore 25.35 72.62, झालावाड़=Jhalawar 24.60 76.16, झुंझुनूं=Jhunjhunu 28.13 75.40
जोधपुर=Jodhpur 26.27 73.01, करौली=Karauli 26.50 77.03, खैरथल-तिजारा=Khairthal-Tijara 27.80 76.64
कोटा=Kota 25.18 75.84, कोटपूतली-बहरोड़=Kotputli-Behror 27.70 76.20, नागौर=Nagaur 27.20 73.73
पाली=Pali 25.77 73.32, फलोदी=Phalodi 27.13 72.37, प्रतापगढ़=Pratapgarh 24.03 74.78
राजसमंद=Rajsamand 25.07 73.88, सलूंबर=Salumbar 24.14 74.04, सवाई माधोपुर=Sawai Madhopur 26.02 76.34
सीकर=Sikar 27.61 75.14, सिरोही=Sirohi 24.89 72.85, श्रीगंगानगर=Sri Ganganagar 29.92 73.87
टोंक=Tonk 26.17 75.79, उदयपुर=Udaipur 24.59 73.71
`,
	gujarat: `
अहमदाबाद=Ahmedabad 23.03 72.59, अमरेली=Amreli 21.60 71.21, आणंद=Anand 22.55 72.96
अरवल्ली=Aravalli 23.46 73.30, बनासकांठा=Banaskantha 24.17 72.44, भरूच=Bharuch 21.69 72.98
भावनगर=Bhavnagar 21.76 72.15, बोटाद=Botad 22.17 71.67, छोटा उदेपुर=Chhota Udepur 22.30 74.02
दाहोद=Dahod 22.83 74.26, देवभूमि द्वारका=Devbhumi Dwarka 22.21 69.65, गांधीनगर=Gandhinagar 23.22 72.68
गिर सोमनाथ=Gir Somnath 20.91 70.37, जामनगर=Jamnagar 22.47 70.07, जूनागढ़=Junagadh 21.52 70.46
खेड़ा=Kheda 22.69 72.86, कच्छ=Kutch 23.25 69.67, महीसागर=Mahisagar 23.13 73.61
मेहसाणा=Mehsana 23.60 72.38, मोरबी=Morbi 22.82 70.84, नर्मदा=Narmada 21.87 73.50
नवसारी=Navsari 20.94 72.92, पंचमहल=Panchmahal 22.78 73.61, पाटन=Patan 23.85 72.13
पोरबंदर=Porbandar 21.64 69.61, राजकोट=Rajkot 22.29 70.79, साबरकांठा=Sabarkantha 23.60 72.97
सूरत=Surat 21.20 72.83, सुरेंद्रनगर=Surendranagar 22.73 71.65, तापी=Tapi 21.11 73.39
वडोदरा=Vadodara 22.30 73.21, वलसाड=Valsad 20.61 72.93
`,
	madhyaPradesh: `
आगर मालवा=Agar Malwa 23.71 76.02, अलीराजपुर=Alirajpur 22.31 74.36, अनूपपुर=Anuppur 23.10 81.69
अशोकनगर=Ashoknagar 24.58 77.73, बालाघाट=Balaghat 21.82 80.19, बड़वानी=Barwani 22.03 74.90
बैतूल=Betul 21.90 77.90, भिंड=Bhind 26.57 78.79, भोपाल=Bhopal 23.25 77.40, बुरहानपुर=Burhanpur 21.31 76.23
छतरपुर=Chhatarpur 24.92 79.59, छिंदवाड़ा=Chhindwara 22.06 78.94, दमोह=Damoh 23.83 79.44
दतिया=Datia 25.67 78.46, देवास=Dewas 22.97 76.06, धार=Dhar 22.59 75.30, डिंडोरी=Dindori 22.94 81.08
गुना=Guna 24.65 77.31, ग्वालियर=Gwalior 26.23 78.17, हरदा=Harda 22.34 77.09, इंदौर=Indore 22.72 75.83
जबलपुर=Jabalpur 23.17 79.95, झाबुआ=Jhabua 22.77 74.59, कटनी=Katni 23.83 80.39, खंडवा=Khandwa 21.82 76.35
खरगोन=Khargone 21.82 75.61, मैहर=Maihar 24.27 80.76, मंडला=Mandla 22.60 80.37, मंदसौर=Mandsaur 24.07 75.07
मऊगंज=Mauganj 24.67 81.88, मुरैना=Morena 26.50 78.00, नर्मदापुरम=Narmadapuram 22.75 77.73
नरसिंहपुर=Narsinghpur 22.95 79.18, नीमच=Neemuch 24.47 74.87, निवाड़ी=Niwari 25.37 78.80
पांढुर्णा=Pandhurna 21.60 78.52, पन्ना=Panna 24.72 80.19, रायसेन=Raisen 23.33 77.78
राजगढ़=Rajgarh 24.01 76.73, रतलाम=Ratlam 23.33 75.04, रीवा=Rewa 24.53 81.29, सागर=Sagar 23.84 78.74
सतना=Satna 24.58 80.83, सीहोर=Sehore 23.20 77.08, सिवनी=Seoni 22.09 79.55, शहडोल=Shahdol 23.29 81.36
शाजापुर=Shajapur 23.43 76.28, श्योपुर=Sheopur 25.66 76.70, शिवपुरी=Shivpuri 25.42 77.66
सीधी=Sidhi 24.40 81.88, सिंगरौली=Singrauli 24.07 82.63, टीकमगढ़=Tikamgarh 24.74 78.83
उज्जैन=Ujjain 23.18 75.78, उमरिया=Umaria 23.52 80.84, विदिशा=Vidisha 23.53 77.81
`,
	uttarPradesh: `
आगरा=Agra 27.18 78.02, अलीगढ़=Aligarh 27.88 78.07, अंबेडकर नगर=Ambedkar Nagar 26.43 82.53
अमेठी=Amethi 26.16 81.81, अमरोहा=Amroha 28.90 78.47, औरैया=Auraiya 26.47 79.51
अयोध्या=Ayodhya 26.78 82.15, आजमगढ़=Azamgarh 26.07 83.18, बागपत=Baghpat 28.94 77.22
बहराइच=Bahraich 27.57 81.60, बलिया=Ballia 25.76 84.15, बलरामपुर=Balrampur 27.43 82.19
बांदा=Banda 25.48 80.33, बाराबंकी=Barabanki 26.93 81.19, बरेली=Bareilly 28.37 79.43
बस्ती=Basti 26.79 82.72, भदोही=Bhadohi 25.40 82.57, बिजनौर=Bijnor 29.37 78.14, बदायूं=Budaun 28.04 79.13
बुलंदशहर=Bulandshahr 28.40 77.86, चंदौली=Chandauli 25.26 83.27, चित्रकूट=Chitrakoot 25.21 80.91
देवरिया=Deoria 26.50 83.78, एटा=Etah 27.56 78.66, इटावा=Etawah 26.78 79.02
फर्रुखाबाद=Farrukhabad 27.36 79.63, फतेहपुर=Fatehpur 25.93 80.81, फिरोजाबाद=Firozabad 27.15 78.40
गौतम बुद्ध नगर=Gautam Buddha Nagar 28.58 77.33, गाजियाबाद=Ghaziabad 28.67 77.44
गाजीपुर=Ghazipur 25.58 83.59, गोंडा=Gonda 27.13 81.96, गोरखपुर=Gorakhpur 26.77 83.37
हमीरपुर=Hamirpur 25.96 80.15, हापुड़=Hapur 28.73 77.78, हरदोई=Hardoi 27.39 80.13
हाथरस=Hathras 27.60 78.05, जालौन=Jalaun 25.99 79.45, जौनपुर=Jaunpur 25.75 82.69, झाँसी=Jhansi 25.46 78.58
कन्नौज=Kannauj 27.06 79.92, कानपुर=Kanpur 26.47 80.35, कानपुर देहात=Kanpur Dehat 26.40 79.96
कासगंज=Kasganj 27.81 78.65, कौशांबी=Kaushambi 25.53 81.38, कुशीनगर=Kushinagar 26.90 83.98
लखीमपुर खीरी=Lakhimpur Kheri 27.95 80.78, ललितपुर=Lalitpur 24.69 78.42, लखनऊ=Lucknow 26.84 80.92
महाराजगंज=Maharajganj 27.15 83.56, महोबा=Mahoba 25.29 79.88, मैनपुरी=Mainpuri 27.23 79.03
मथुरा=Mathura 27.50 77.67, मऊ=Mau 25.94 83.56, मेरठ=Meerut 28.98 77.71, मिर्जापुर=Mirzapur 25.14 82.57
मुरादाबाद=Moradabad 28.84 78.78, मुजफ्फरनगर=Muzaffarnagar 29.47 77.70, पीलीभीत=Pilibhit 28.63 79.80
प्रतापगढ़=Pratapgarh 25.92 82.00, प्रयागराज=Prayagraj 25.44 81.85, रायबरेली=Raebareli 26.23 81.23
रामपुर=Rampur 28.81 79.03, सहारनपुर=Saharanpur 29.97 77.55, संभल=Sambhal 28.58 78.57
संत कबीर नगर=Sant Kabir Nagar 26.77 83.07, शाहजहांपुर=Shahjahanpur 27.88 79.91, शामली=Shamli 29.45 77.31
श्रावस्ती=Shravasti 27.70 81.93, सिद्धार्थनगर=Siddharthnagar 27.30 83.09, सीतापुर=Sitapur 27.56 80.68
सोनभद्र=Sonbhadra 24.69 83.07, सुल्तानपुर=Sultanpur 26.26 82.07, उन्नाव=Unnao 26.55 80.49
वाराणसी=Varanasi 25.32 83.01
`,
	haryana: `
अंबाला=Ambala 30.36 76.80, भिवानी=Bhiwani 28.79 76.14, चरखी दादरी=Charkhi Dadri 28.59 76.27
फरीदाबाद=Faridabad 28.41 77.31, फतेहाबाद=Fatehabad 29.52 75.46, गुरुग्राम=Gurugram 28.46 77.03
हिसार=Hisar 29.15 75.72, झज्जर=Jhajjar 28.61 76.66, जींद=Jind 29.32 76.32, कैथल=Kaithal 29.80 76.40
करनाल=Karnal 29.69 76.98, कुरुक्षेत्र=Kurukshetra 29.97 76.83, महेंद्रगढ़=Mahendragarh 28.04 76.11
नूंह=Nuh 28.10 77.00, पलवल=Palwal 28.14 77.33, पंचकूला=Panchkula 30.69 76.85, पानीपत=Panipat 29.39 76.97
रेवाड़ी=Rewari 28.20 76.62, रोहतक=Rohtak 28.89 76.59, सिरसा=Sirsa 29.53 75.03, सोनीपत=Sonipat 28.99 77.02
यमुनानगर=Yamunanagar 30.13 77.28
`,
	himachalPradesh: `
बिलासपुर=Bilaspur 31.33 76.76, चंबा=Chamba 32.56 76.13, हमीरपुर=Hamirpur 31.68 76.53
कांगड़ा=Kangra 32.22 76.32, किन्नौर=Kinnaur 31.54 78.27, कुल्लू=Kullu 31.96 77.11
लाहौल और स्पीति=Lahaul and Spiti 32.57 77.02, मंडी=Mandi 31.71 76.93, शिमला=Shimla 31.10 77.17
सिरमौर=Sirmaur 30.56 77.29, सोलन=Solan 30.91 77.11, ऊना=Una 31.46 76.27
`,
	uttarakhand: `
अल्मोड़ा=Almora 29.60 79.66, बागेश्वर=Bageshwar 29.84 79.77, चमोली=Chamoli 30.41 79.32
चंपावत=Champawat 29.34 80.08, देहरादून=Dehradun 30.32 78.03, हरिद्वार=Haridwar 29.95 78.16
नैनीताल=Nainital 29.40 79.45, पौड़ी गढ़वाल=Pauri Garhwal 30.15 78.78, पिथौरागढ़=Pithoragarh 29.58 80.21
रुद्रप्रयाग=Rudraprayag 30.28 78.98, टिहरी गढ़वाल=Tehri Garhwal 30.37 78.48
ऊधम सिंह नगर=Udham Singh Nagar 28.98 79.41, उत्तरकाशी=Uttarkashi 30.73 78.44
`,
	bihar: `
अररिया=Araria 26.15 87.51, अरवल=Arwal 25.24 84.67, औरंगाबाद=Aurangabad 24.75 84.37
बांका=Banka 24.88 86.92, बेगूसराय=Begusarai 25.42 86.13, भागलपुर=Bhagalpur 25.24 86.97
भोजपुर=Bhojpur 25.56 84.66, बक्सर=Buxar 25.58 83.98, दरभंगा=Darbhanga 26.15 85.90
पूर्वी चंपारण=East Champaran 26.65 84.92, गया=Gaya 24.80 85.00, गोपालगंज=Gopalganj 26.47 84.44
जमुई=Jamui 24.93 86.23, जहानाबाद=Jehanabad 25.21 84.99, कैमूर=Kaimur 25.04 83.61
कटिहार=Katihar 25.54 87.57, खगड़िया=Khagaria 25.50 86.47, किशनगंज=Kishanganj 26.10 87.96
लखीसराय=Lakhisarai 25.18 86.09, मधेपुरा=Madhepura 25.92 86.79, मधुबनी=Madhubani 26.35 86.07
मुंगेर=Munger 25.37 86.47, मुजफ्फरपुर=Muzaffarpur 26.12 85.39, नालंदा=Nalanda 25.20 85.52
नवादा=Nawada 24.89 85.54, पटना=Patna 25.59 85.14, पूर्णिया=Purnia 25.78 87.47, रोहतास=Rohtas 24.95 84.02
सहरसा=Saharsa 25.87 86.60, समस्तीपुर=Samastipur 25.86 85.78, सारण=Saran 25.78 84.75
शेखपुरा=Sheikhpura 25.14 85.84, शिवहर=Sheohar 26.51 85.29, सीतामढ़ी=Sitamarhi 26.59 85.49
सीवान=Siwan 26.22 84.36, सुपौल=Supaul 26.12 86.60, वैशाली=Vaishali 25.69 85.21
पश्चिम चंपारण=West Champaran 26.80 84.50
`,
	delhi: `
दिल्ली=Delhi 28.65 77.23
`,
	chandigarh: `
चंडीगढ़=Chandigarh 30.74 76.79
`,
	maharashtra: `
औरंगाबाद=Aurangabad 19.88 75.34, मुंबई=Mumbai 19.07 72.88, नागपुर=Nagpur 21.15 79.08
नासिक=Nashik 20.00 73.79, पुणे=Pune 18.52 73.86, ठाणे=Thane 19.20 72.97
`,
	telangana: `
हैदराबाद=Hyderabad 17.38 78.46
`,
	karnataka: `
बेंगलुरु=Bengaluru 12.97 77.59
`,
	tamilNadu: `
चेन्नई=Chennai 13.09 80.28
`,
	westBengal: `
कोलकाता=Kolkata 22.56 88.36
`,
	andhraPradesh: `
विशाखापत्तनम=Visakhapatnam 17.68 83.20
`,
	chhattisgarh: `
बलरामपुर=Balrampur 23.61 83.61, बिलासपुर=Bilaspur 22.08 82.14, रायपुर=Raipur 21.25 81.63
`,
} as const;

export type State = keyof typeof seats;

const entry = /^(?<hi>[^=]+)=(?<en>\D+) (?<latitude>[\d.]+) (?<longitude>[\d.]+)$/;

function getDistricts(state: State): District[] {
	return seats[state]
		.trim()
		.split(/[,\n]/)
		.map((text) => {
			const { hi = '', en = '', latitude, longitude } = entry.exec(text.trim())?.groups ?? {};
			return {
				key: `${state}/${en}`,
				state,
				name: { hi, en },
				latitude: Number(latitude),
				longitude: Number(longitude),
			};
		});
}

/** Each state's names, the Hindi and the English one first; then how it is shortened. */
const stateNames: Record<State, readonly [hi: string, en: string, ...shortened: string[]]> = {
	rajasthan: ['राजस्थान', 'Rajasthan', 'Raj', 'राज'],
	gujarat: ['गुजरात', 'Gujarat', 'Guj', 'Gujrat'],
	madhyaPradesh: ['मध्य प्रदेश', 'Madhya Pradesh', 'MP', 'म.प्र.'],
	uttarPradesh: ['उत्तर प्रदेश', 'Uttar Pradesh', 'UP', 'उ.प्र.'],
	haryana: ['हरियाणा', 'Haryana'],
	himachalPradesh: ['हिमाचल प्रदेश', 'Himachal Pradesh', 'HP', 'हि.प्र.', 'Himachal', 'हिमाचल'],
	uttarakhand: ['उत्तराखंड', 'Uttarakhand', 'UK', 'Uttaranchal'],
	bihar: ['बिहार', 'Bihar'],
	delhi: ['दिल्ली', 'Delhi'],
	chandigarh: ['चंडीगढ़', 'Chandigarh'],
	maharashtra: ['महाराष्ट्र', 'Maharashtra', 'MH'],
	telangana: ['तेलंगाना', 'Telangana'],
	karnataka: ['कर्नाटक', 'Karnataka'],
	tamilNadu: ['तमिलनाडु', 'Tamil Nadu', 'TN'],
	westBengal: ['पश्चिम बंगाल', 'West Bengal', 'WB'],
	andhraPradesh: ['आंध्र प्रदेश', 'Andhra Pradesh', 'AP'],
	chhattisgarh: ['छत्तीसगढ़', 'Chhattisgarh', 'CG'],
};

export const states = Object.keys(seats).filter((key): key is State => key in seats);

export const districts: readonly District[] = states.flatMap(getDistricts);

export function namesOfState(state: State): readonly string[] {
	return stateNames[state];
}

export function nameOfState(state: State, language: Language): string {
	const [hi, en] = stateNames[state];
	return { hi, en }[language];
}

/** Other names of a district as `name.en` has it: its seat, a former name, parts that were districts from 2023 to 2024. */
export const otherNames: Record<string, readonly string[]> = {
	Chittorgarh: ['Chittor', 'चित्तौड़', 'Chittaurgarh'],
	'Sri Ganganagar': ['Ganganagar', 'गंगानगर', 'Anupgarh', 'अनूपगढ़'],
	'Didwana-Kuchaman': ['Didwana', 'डीडवाना', 'Kuchaman', 'Kuchaman City', 'कुचामन', 'कुचामन सिटी'],
	'Khairthal-Tijara': ['Khairthal', 'खैरथल', 'Tijara', 'तिजारा'],
	'Kotputli-Behror': ['Kotputli', 'कोटपूतली', 'Behror', 'बहरोड़'],
	Jaipur: ['Jaipur Rural', 'Jaipur Gramin', 'जयपुर ग्रामीण', 'Dudu', 'दूदू'],
	Jodhpur: ['Jodhpur Rural', 'Jodhpur Gramin', 'जोधपुर ग्रामीण'],
	Ajmer: ['Kekri', 'केकड़ी'],
	Jalore: ['Jalor', 'Sanchore', 'सांचौर'],
	Sikar: ['Neem Ka Thana', 'नीमकाथाना'],
	'Sawai Madhopur': ['Gangapur City', 'गंगापुर सिटी'],
	Jhunjhunu: ['Jhunjhunun', 'Jhunjhunoo'],
	Dholpur: ['Dhaulpur'],
	Phalodi: ['Falaudi', 'फलौदी'],
	Jhalawar: ['Jhalawad', 'Jhalrapatan', 'झालरापाटन'],
	Banaskantha: ['Palanpur', 'पालनपुर', 'Banas Kantha'],
	Sabarkantha: ['Himmatnagar', 'Himatnagar', 'हिम्मतनगर'],
	Kutch: ['Kachchh', 'Kachh', 'Cutch', 'Bhuj', 'भुज'],
	Mehsana: ['Mahesana', 'महेसाणा'],
	Vadodara: ['Baroda', 'बड़ौदा'],
	Bharuch: ['Broach', 'भड़ौच'],
	Ahmedabad: ['Ahmadabad', 'अमदावाद', 'Amdavad'],
	Surendranagar: ['Wadhwan', 'वढवाण'],
	'Gir Somnath': ['Veraval', 'वेरावल'],
	Panchmahal: ['Panchmahals', 'Godhra', 'गोधरा'],
	Narmadapuram: ['Hoshangabad', 'होशंगाबाद'],
	Neemuch: ['Nimach'],
	Bhind: ['Bhinda'],
	Khargone: ['Khargon', 'West Nimar'],
	Khandwa: ['East Nimar'],
	Singrauli: ['Waidhan'],
	Ayodhya: ['Faizabad', 'फैजाबाद'],
	Prayagraj: ['Allahabad', 'इलाहाबाद'],
	Varanasi: ['Benares', 'Banaras', 'बनारस', 'Kashi', 'काशी'],
	'Gautam Buddha Nagar': ['Noida', 'नोएडा', 'Greater Noida', 'Gautam Budh Nagar', 'GB Nagar'],
	Bhadohi: ['Sant Ravidas Nagar'],
	Jalaun: ['Orai', 'उरई'],
	'Lakhimpur Kheri': ['Lakhimpur', 'लखीमपुर', 'Kheri'],
	Raebareli: ['Rae Bareli', 'राय बरेली'],
	Mirzapur: ['Mirjapur'],
	Kanpur: ['Kanpur Nagar', 'कानपुर नगर', 'Cawnpore'],
	Gurugram: ['Gurgaon', 'गुड़गांव'],
	Nuh: ['Mewat', 'मेवात'],
	Mahendragarh: ['Narnaul', 'नारनौल', 'Mohindergarh'],
	Sonipat: ['Sonepat'],
	Kurukshetra: ['Thanesar'],
	Kangra: ['Dharamshala', 'Dharamsala', 'धर्मशाला'],
	Sirmaur: ['Sirmour', 'Nahan', 'नाहन'],
	Haridwar: ['Hardwar'],
	'Pauri Garhwal': ['Pauri', 'पौड़ी'],
	'Tehri Garhwal': ['Tehri', 'टिहरी'],
	'Udham Singh Nagar': ['Rudrapur', 'रुद्रपुर', 'US Nagar'],
	Bhojpur: ['Arrah', 'Ara', 'आरा'],
	Rohtas: ['Sasaram', 'सासाराम'],
	Saran: ['Chhapra', 'Chapra', 'छपरा'],
	Kaimur: ['Bhabua', 'भभुआ'],
	'West Champaran': ['Bettiah', 'Paschim Champaran', 'पश्चिमी चंपारण'],
	'East Champaran': ['Motihari', 'Purvi Champaran'],
	Delhi: ['New Delhi', 'नई दिल्ली'],
	Mumbai: ['Bombay', 'बंबई', 'Navi Mumbai', 'नवी मुंबई'],
	Pune: ['Poona', 'पूना'],
	Bengaluru: ['Bangalore', 'बेंगलोर', 'बैंगलोर', 'बंगलौर'],
	Chennai: ['Madras', 'मद्रास'],
	Kolkata: ['Calcutta', 'कलकत्ता'],
	Visakhapatnam: ['Vizag', 'विशाखापट्टनम', 'विशाखापट्नम'],
};
