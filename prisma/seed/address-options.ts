// Known values of the type-to-add fields, in both scripts. Districts of Rajasthan: the 41 that have existed since
// December 2024 (33 older ones, 8 of those formed in 2023); then those of other states where many families live.

type Pair = readonly [hi: string, en: string];

function pairs(text: string): Pair[] {
	return text
		.split('\n')
		.flatMap((line) => line.split(','))
		.flatMap((entry) => {
			const [hi, en] = entry.split('=').map((part) => part.trim());
			return hi && en ? [[hi, en] as const] : [];
		});
}

export const rajasthanDistricts = pairs(`
अजमेर=Ajmer, अलवर=Alwar, बालोतरा=Balotra, बांसवाड़ा=Banswara, बारां=Baran, बाड़मेर=Barmer, ब्यावर=Beawar
भरतपुर=Bharatpur, भीलवाड़ा=Bhilwara, बीकानेर=Bikaner, बूंदी=Bundi, चित्तौड़गढ़=Chittorgarh, चूरू=Churu, दौसा=Dausa
डीग=Deeg, डीडवाना-कुचामन=Didwana-Kuchaman, धौलपुर=Dholpur, डूंगरपुर=Dungarpur, श्रीगंगानगर=Sri Ganganagar
हनुमानगढ़=Hanumangarh, जयपुर=Jaipur, जैसलमेर=Jaisalmer, जालोर=Jalore, झालावाड़=Jhalawar, झुंझुनूं=Jhunjhunu
जोधपुर=Jodhpur, करौली=Karauli, खैरथल-तिजारा=Khairthal-Tijara, कोटा=Kota, कोटपूतली-बहरोड़=Kotputli-Behror
नागौर=Nagaur, पाली=Pali, फलोदी=Phalodi, प्रतापगढ़=Pratapgarh, राजसमंद=Rajsamand, सलूंबर=Salumbar
सवाई माधोपुर=Sawai Madhopur, सीकर=Sikar, सिरोही=Sirohi, टोंक=Tonk, उदयपुर=Udaipur
`);

const otherDistricts = pairs(`
कच्छ=Kutch, जामनगर=Jamnagar, राजकोट=Rajkot, सुरेंद्रनगर=Surendranagar, भावनगर=Bhavnagar, मोरबी=Morbi, बनासकांठा=Banaskantha
साबरकांठा=Sabarkantha, मेहसाणा=Mehsana, देवभूमि द्वारका=Devbhumi Dwarka, अहमदाबाद=Ahmedabad
मुरैना=Morena, भिंड=Bhind, ग्वालियर=Gwalior, टीकमगढ़=Tikamgarh, निवाड़ी=Niwari, छतरपुर=Chhatarpur, पन्ना=Panna, दतिया=Datia
रतलाम=Ratlam, मंदसौर=Mandsaur, नीमच=Neemuch, उज्जैन=Ujjain, इंदौर=Indore, देवास=Dewas, राजगढ़=Rajgarh, रीवा=Rewa, सतना=Satna
महोबा=Mahoba, हमीरपुर=Hamirpur, झाँसी=Jhansi, जालौन=Jalaun, बांदा=Banda, इटावा=Etawah, औरैया=Auraiya, मैनपुरी=Mainpuri
आगरा=Agra, गौतम बुद्ध नगर=Gautam Buddha Nagar, बलिया=Ballia, आजमगढ़=Azamgarh, सुल्तानपुर=Sultanpur
कांगड़ा=Kangra, चंबा=Chamba, मंडी=Mandi, शिमला=Shimla, सिरमौर=Sirmaur
देहरादून=Dehradun, टिहरी गढ़वाल=Tehri Garhwal, पौड़ी गढ़वाल=Pauri Garhwal, अल्मोड़ा=Almora, पिथौरागढ़=Pithoragarh
भिवानी=Bhiwani, महेंद्रगढ़=Mahendragarh
`);

const tehsils = pairs(`
मेड़ता=Merta, डेगाना=Degana, जायल=Jayal, लाडनूं=Ladnun, मकराना=Makrana, नावां=Nawa, कुचामन=Kuchaman, डीडवाना=Didwana
पचपदरा=Pachpadra, सिवाना=Siwana, चौहटन=Chohtan, शिव=Sheo, गुड़ामालानी=Gudamalani, बायतु=Baytu, सेड़वा=Sedwa
ओसियां=Osian, बिलाड़ा=Bilara, शेरगढ़=Shergarh, बालेसर=Balesar, लूणी=Luni, भोपालगढ़=Bhopalgarh, बाप=Bap, लोहावट=Lohawat
सोजत=Sojat, जैतारण=Jaitaran, रोहट=Rohat, बाली=Bali, देसूरी=Desuri, सुमेरपुर=Sumerpur, मारवाड़ जंक्शन=Marwar Junction
आहोर=Ahore, भीनमाल=Bhinmal, रानीवाड़ा=Raniwara, सांचौर=Sanchore, रेवदर=Reodar, शिवगंज=Sheoganj, पिंडवाड़ा=Pindwara
पोकरण=Pokaran, फतेहगढ़=Fatehgarh, नोखा=Nokha, कोलायत=Kolayat, लूणकरणसर=Lunkaransar, श्रीडूंगरगढ़=Sri Dungargarh
रतनगढ़=Ratangarh, सुजानगढ़=Sujangarh, सरदारशहर=Sardarshahar, राजगढ़=Rajgarh, तारानगर=Taranagar, नोहर=Nohar, भादरा=Bhadra
दांतारामगढ़=Dantaramgarh, नीमकाथाना=Neem Ka Thana, श्रीमाधोपुर=Srimadhopur, लक्ष्मणगढ़=Laxmangarh, फतेहपुर=Fatehpur
खेतड़ी=Khetri, नवलगढ़=Nawalgarh, उदयपुरवाटी=Udaipurwati, चिड़ावा=Chirawa, चौमूं=Chomu, आमेर=Amer, चाकसू=Chaksu, सांभर=Sambhar
फुलेरा=Phulera, विराटनगर=Viratnagar, जमवारामगढ़=Jamwaramgarh, मावली=Mavli, वल्लभनगर=Vallabhnagar, गोगुंदा=Gogunda
झाड़ोल=Jhadol, कुंभलगढ़=Kumbhalgarh, देवगढ़=Deogarh, आमेट=Amet, नाथद्वारा=Nathdwara, कपासन=Kapasan, बेगूं=Begun
रावतभाटा=Rawatbhata, माण्डलगढ़=Mandalgarh, शाहपुरा=Shahpura, तालेड़ा=Talera, हिंडोली=Hindoli, नैनवां=Nainwa, इंदरगढ़=Indragarh
झालरापाटन=Jhalrapatan, पिड़ावा=Pirawa, अकलेरा=Aklera, मालपुरा=Malpura, निवाई=Niwai, उनियारा=Uniara, चौथ का बरवाड़ा=Chauth Ka Barwara
भुज=Bhuj, पालनपुर=Palanpur, पोरसा=Porsa, निवाड़ी=Niwari, चरखारी=Charkhari, माधौगढ़=Madhogarh
`);

const goddesses = pairs(`
नागणेच्या माता=Naganechiya Mata, बाण माता=Ban Mata, जमवाय माता=Jamwai Mata, शिला देवी=Shila Devi, आशापूरा माता=Ashapura Mata
करणी माता=Karni Mata, जीण माता=Jeen Mata, चौथ माता=Chauth Mata, तनोट माता=Tanot Mata, सुंधा माता=Sundha Mata
शाकंभरी माता=Shakambhari Mata, सच्चियाय माता=Sachchiyay Mata, अधर देवी=Adhar Devi, खीमज माता=Khimaj Mata, बहुचरा माता=Bahuchara Mata
चामुंडा माता=Chamunda Mata, गाजण माता=Gajan Mata, चिलाय माता=Chilay Mata, योगमाया=Yogmaya, सारुंड माता=Sarund Mata
शक्ति माता=Shakti Mata, आद माता=Ad Mata, मरमरा माता=Marmara Mata, मनिया देवी=Maniya Devi, विंध्यवासिनी=Vindhyavasini
स्वांगिया माता=Swangiya Mata, हिंगलाज माता=Hinglaj Mata, कैला देवी=Kaila Devi
`);

const gods = pairs(`
एकलिंगजी=Eklingji, गोगाजी=Gogaji, पाबूजी=Pabuji, रामदेवजी=Ramdevji, कल्लाजी राठौड़=Kallaji Rathore, रावल मल्लीनाथ=Rawal Mallinath
हर्षनाथ=Harshnath, गोविंद देव जी=Govind Dev Ji, तेजाजी=Tejaji, हड़बूजी=Harbuji, मेहाजी=Mehaji, देवनारायण जी=Devnarayan Ji
लक्ष्मीनाथ=Laxminath, द्वारकाधीश=Dwarkadhish, राम राजा=Ram Raja, सोमनाथ=Somnath, महाकाल=Mahakal, भैरव=Bhairav, हनुमान जी=Hanuman Ji, शिव=Shiv
`);

const cities = pairs(`
जयपुर=Jaipur, जोधपुर=Jodhpur, उदयपुर=Udaipur, बीकानेर=Bikaner, कोटा=Kota, अजमेर=Ajmer, जैसलमेर=Jaisalmer, सीकर=Sikar, अलवर=Alwar
पाली=Pali, चित्तौड़गढ़=Chittorgarh, बूंदी=Bundi, बाड़मेर=Barmer, जालोर=Jalore, नागौर=Nagaur, भीलवाड़ा=Bhilwara, दिल्ली=Delhi
गुरुग्राम=Gurugram, नोएडा=Noida, मुंबई=Mumbai, पुणे=Pune, अहमदाबाद=Ahmedabad, सूरत=Surat, वडोदरा=Vadodara, राजकोट=Rajkot, भुज=Bhuj
इंदौर=Indore, ग्वालियर=Gwalior, भोपाल=Bhopal, लखनऊ=Lucknow, झाँसी=Jhansi, प्रयागराज=Prayagraj, देहरादून=Dehradun, शिमला=Shimla
चंडीगढ़=Chandigarh, हैदराबाद=Hyderabad, बेंगलुरु=Bengaluru, चेन्नई=Chennai, कोलकाता=Kolkata
`);

/** Every known value by its field. Villages and family seats are left to the members, who know them. */
export const addressOptions = [
	{ kind: 'district', values: [...rajasthanDistricts, ...otherDistricts] },
	{ kind: 'tehsil', values: tehsils },
	{ kind: 'familyGoddess', values: goddesses },
	{ kind: 'familyGod', values: gods },
	{ kind: 'location', values: cities },
] as const;
