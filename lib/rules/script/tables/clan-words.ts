/** More clans, khaanps, gotras and surnames, as rows of `known-words.ts`. */

export const moreClans = `
अखैराजोत=Akhairajot, अखावत=Akhawat, अजबावत=Ajbawat, अजमेरा=Ajmera, अडवाल=Adwal, अबोटी=Aboti, अमरावत=Amrawat
अरड़कमलोत=Aradkamalot, अर्कवंशी=Arkvanshi, असावत=Asawat, आसिया=Asiya, आसियाच=Asiyach, इंदावत=Indawat
उज्जैनिया=Ujjainiya, उमठ=Umath, उगरावत=Ugrawat, ऊदा=Uda, ऊदैपोता=Udaipota, ओझा=Ojha, कंवरपदा=Kanwarpada
कटारिया=Kataria, कनौजिया=Kanaujiya, करचुली=Karchuli, करमावत=Karmawat, कर्मसोत=Karmsot, कलचुरी=Kalchuri, कल्ला=Kalla
कल्याणमलोत=Kalyanmalot, कविया=Kaviya, कांधल=Kandhal, काठी=Kathi, कानोत=Kanot, कालुखा=Kalukha, काकन=Kakan
किनवार=Kinwar, किशनावत=Kishnawat, किशनसिंहोत=Kishansinghot, कीका=Kika, कीतावत=Kitawat, कुंडलिया=Kundaliya
कुंभावत=Kumbhawat, कुतल=Kutal, कुरमी=Kurmi, केलणोत=Kelnot, केसरियासिंहोत=Kesariyasinghot, केसावत=Kesawat
केशोदासोत=Keshodasot, कोटेचा=Kotecha, कोलूवीर=Koluveer, खंडेलवाल=Khandelwal, खटाणा=Khatana, खत्री=Khatri
खरवड़=Kharwad, खाती=Khati, खींवसरा=Khinvsara, खीमावत=Khimawat, खीमकरण=Khimkaran, खेतसी=Khetsi, खेतावत=Khetawat
खेताणी=Khetani, खेमकरण=Khemkaran, खोखर=Khokhar, गंगावत=Gangawat, गजसिंहोत=Gajsinghot, गर्ग=Garg, गहड़वाल=Gahadwal
गांगाणी=Gangani, गाडण=Gadan, गुर्जर=Gurjar, गुसाईं=Gusain, गुहिलोत=Guhilot, गूंगावत=Gungawat, गोगली=Gogli
गोगावत=Gogawat, गोदारा=Godara, गोपालदासोत=Gopaldasot, गोपावत=Gopawat, गोयल=Goyal, गोरा=Gora, गोस्वामी=Goswami
गोविंददासोत=Govinddasot, घोड़ेवाहा=Ghorewaha, चंदावत=Chandawat, चंद्रायण=Chandrayan, चतुर्वेदी=Chaturvedi
चांदावत=Chandawat, चाचकदे=Chachakde, चामोत=Chamot, चारणोत=Charnot, चाहिल=Chahil, चाहड़देवोत=Chahaddevot
चाहमान=Chahman, चूंडा=Chunda, चोपड़ा=Chopra, चोयल=Choyal, चौधरी=Chaudhary/Choudhary/Chaudhari/Choudhari
चौहाण=Chauhan, छाजेड़=Chhajed, छीपा=Chhipa, छोकर=Chhokar, जगनाथोत=Jagnathot, जगमालोत=Jagmalot, जगरूपोत=Jagroopot
जड़िया=Jadiya, जनवार=Janwar, जसड़ोत=Jasdot, जसवाल=Jaswal, जसावत=Jasawat, जसरोटिया=Jasrotia, जांगिड़=Jangid
जांगलवा=Janglwa, जाखड़=Jakhar, जादव=Jadav, जाधव=Jadhav, जालोरी=Jalori, जालप=Jalap, जितावत=Jitawat, जीवा=Jeeva
जुगतावत=Jugtawat, जेतावत=Jetawat, जेसलमेरिया=Jaisalmeriya, जैन=Jain, जैमलोत=Jaimalot, जैसलमेरिया=Jaisalmeriya
जोईया=Joiya, जोइया=Joiya, जोगा=Joga, जोशी=Joshi, झाड़ीवाल=Jhadiwal, टांटिया=Tantia, टाक=Tak, टेवाणी=Tewani
ठकराणी=Thakrani, डांगी=Dangi, डागा=Daga, डूडी=Dudi, डाभी=Dabhi, डोडवाल=Dodwal, ढाका=Dhaka, तंवरघार=Tanwarghar
तिलोकसी=Tiloksi, तिवारी=Tiwari, तेजमालोत=Tejmalot, तेजसिंहोत=Tejsinghot, त्रिपाठी=Tripathi, त्रिवेदी=Trivedi
थिरावत=Thirawat, दधीच=Dadhich, दयालदासोत=Dayaldasot, दाधीच=Dadhich, दाहिमा=Dahima, दीक्षित=Dixit/Dikshit, दुबे=Dubey
दुदावत=Dudawat, दूदावत=Dudawat, देदा=Deda, देथा=Detha, देपावत=Depawat, देवराजोत=Devrajot, देवत=Devat, देवत्त=Devatt
देवावत=Devawat, देवनाणी=Devnani, देशवाल=Deshwal, दोहिया=Dohiya, द्विवेदी=Dwivedi, धनेरा=Dhanera, धवेचा=Dhavecha
धांधू=Dhandhu, धाकड़=Dhakad, धाभाई=Dhabhai, नरावत=Narawat, नरवरिया=Narwariya, नागर=Nagar, नागौरी=Nagauri
नाडोला=Nadola, नारणोत=Narnot, नाहटा=Nahta, नाहरावत=Naharawat, निकुंभ=Nikumbh, नींबावत=Nimbawat, नेतावत=Netawat
नेतसी=Netsi, नैणसी=Nainsi, पंडित=Pandit, पंड्या=Pandya, पंवारिया=Panwariya, पठियार=Pathiyar, पणवार=Panwar, पाडा=Pada
परसरामोत=Parasramot, पातालोत=Patalot, पातल=Patal, पाहू=Pahu, पांडेय=Pandey, पांडे=Pande, पारख=Parakh, पारीक=Pareek
पालीवाल=Paliwal, पिथलिया=Pithaliya, पीथलोत=Pithalot, पीथावत=Pithawat, पुंवार=Punwar, पुरबिया=Purbiya
पुरोहित=Purohit, पूगलिया=Pugaliya, पूर्णमलोत=Puranmalot, पूरणमलोत=Puranmalot, पूनिया=Poonia, पोखरणा=Pokharna
प्रतिहार=Pratihar, प्रजापत=Prajapat, फतहसिंहोत=Fatahsinghot, फिटक=Fitak, बंशीवाल=Banshiwal, बरसलपुरिया=Barsalpuriya
बगड़िया=Bagaria, बगसरिया=Bagsariya, बघावत=Baghawat, बछगोती=Bachhgoti, बनाफर=Banafar, बलावत=Balawat, बागड़ी=Bagri
बाघावत=Baghawat, बाछल=Bachhal, बाड़ेचा=Badecha, बाणावत=Banawat, बारहठ=Barhath, बारहट=Barhat, बालावत=Balawat
बालोत=Balot, बाल्यान=Balyan, बिश्नोई=Bishnoi, बिष्ट=Bisht, बीकमपुरिया=Bikampuriya, बीकाणी=Bikani
बीरमदेवोत=Biramdevot, बीसलोत=Bisalot, बुडाना=Budana, बुर्डक=Burdak, बूड़सा=Budsa, बेनीवाल=Beniwal, बैसवार=Baiswar
बैरावत=Bairawat, बोड़ा=Boda, बोड़ाना=Bodana, बोथरा=Bothra, बोहरा=Bohra, ब्रह्मभट्ट=Brahmbhatt, भंडारी=Bhandari
भंसाली=Bhansali, भगवानदासोत=Bhagwandasot, भड़ेच=Bhadech, भद्रेसा=Bhadresa, भटनागर=Bhatnagar, भट्ट=Bhatt
भदावरिया=Bhadawariya, भरतोत=Bharatot, भादू=Bhadu, भाखरोत=Bhakhrot, भाणावत=Bhanawat, भानोत=Bhanot, भारमलोत=Bharmalot
भारतोत=Bhartot, भीमोत=Bhimot, भींवोत=Bhinvot, भुंडिया=Bhundiya, भूटिया=Bhutia, भोजावत=Bhojawat, भोपावत=Bhopawat
भौमिया=Bhaumiya, मंगरोपा=Mangropa, मंडलावत=Mandlawat, मंत्री=Mantri, मदनावत=Madnawat, मनोहरदासोत=Manohardasot
मनोहरपोता=Manoharpota, मल्लावत=Mallawat, मल्लिनाथोत=Mallinathot, महेशदासोत=Maheshdasot, महारोत=Maharot
महेरिया=Maheriya, मांडण=Mandan, मांडणोत=Mandnot, माधोदासोत=Madhodasot, माधोसिंहोत=Madhosinghot, मानसिंहोत=Mansinghot
मालदेवोत=Maldevot, मालाणी=Malani, मालावत=Malawat, माहेचा=Mahecha, मिर्धा=Mirdha, मिश्रा=Mishra, मीणा=Meena
मेघवाल=Meghwal, मेड़तवाल=Mertwal, मेहडू=Mehdu, मेहता=Mehta, मेहरा=Mehra, मोदी=Modi, मोहता=Mohta
मोहनदासोत=Mohandasot, मोटासरा=Motasara, मौर्य=Maurya, यादव=Yadav, याज्ञिक=Yagnik, रघुनाथोत=Raghunathot
रणधीरोत=Randheerot, रणमलोत=Ranmalot, रतनसिंहोत=Ratansinghot, रत्नावत=Ratnawat, राखेचा=Rakhecha, राजगुरु=Rajguru
राजसिंहोत=Rajsinghot, राठी=Rathi, राणोत=Ranot, राणेजा=Raneja, रामदेवोत=Ramdevot, रामावत=Ramawat
रामसिंहोत=Ramsinghot, रायजादा=Raizada, रायमलोत=Raimalot, रायसिंहोत=Raisinghot, रायपालोत=Raipalot, रावका=Ravka
रिडमलोत=Ridmalot, रुगनाथोत=Rugnathot, रूपसिंहोत=Roopsinghot, रैकवार=Raikwar, रैगर=Raigar, रोहड़िया=Rohadiya
लखावत=Lakhawat, लढ़ा=Laddha, लालस=Lalas, लूणकरणोत=Loonkaranot, लूणावत=Lunawat, लोढ़ा=Lodha, लोहाना=Lohana
लोहर=Lohar, वणसूर=Vansur, वणवीरपोता=Vanveerpota, वरसिंहोत=Varsinghot, वाघावत=Vaghawat, वाजा=Vaja
विक्रमायत=Vikramayat, विजयवर्गीय=Vijayvargiya, विसेन=Visen, विसावत=Visawat, वीरमदेवोत=Viramdevot, वीरमोत=Viramot
वीसावत=Visawat, वैद्य=Vaidya, वैष्णव=Vaishnav, व्यास=Vyas, शर्मा=Sharma, शाह=Shah, शुक्ल=Shukla, शेखा=Shekha
श्रीनेत=Shrinet, श्रीमाली=Shrimali, श्रीवास्तव=Srivastava/Shrivastava, संगावत=Sangawat, सक्तावत=Saktawat
सगतावत=Sagtawat, सज्जावत=Sajjawat, सत्तावत=Sattawat, सबलावत=Sablawat, सबलसिंहोत=Sabalsinghot, सरनौत=Sarnaut
सांगरोत=Sangrot, सांदू=Sandu, साईदासोत=Saidasot, साम्भरिया=Sambharia, सामौर=Samaur, सारस्वत=Saraswat, सारण=Saran
सावंत=Sawant, सिंघवी=Singhvi, सिंधी=Sindhi, सिंढायच=Sindhayach, सिकरवाल=Sikarwal, सिरोहिया=Sirohiya, सीतामऊ=Sitamau
सीसोदिया=Sisodiya, सुंडावत=Sundawat, सुथार=Suthar, सुराणिया=Suraniya, सुरतसिंहोत=Suratsinghot, सुलतानोत=Sultanot
सुहड़=Suhad, सूजावत=Sujawat, सूडा=Suda, सेवग=Sewag, सैनी=Saini, सोंधिया=Sondhiya, सोखल=Sokhal, सोमानी=Somani
सोमेसा=Somesa, सोलंखी=Solankhi, सौगरवंशी=Saugarvanshi, हम्मीर=Hammir, हरदासोत=Hardasot, हरखावत=Harkhawat
हरावत=Harawat, हरिदासोत=Haridasot, हरिसिंहोत=Harisinghot, हाथावत=Hathawat, हापावत=Hapawat, हुल=Hul, हैहय=Haihay
हैहयवंशी=Haihayvanshi, इक्ष्वाकु=Ikshvaku, अग्नि=Agni, शाखा=Shakha, गोत्र=Gotra, कृष्णात्रेय=Krishnatreya
वार्ष्णेय=Varshneya, मुद्गल=Mudgal, मौद्गल्य=Maudgalya, वैयाघ्रपद्य=Vaiyaghrapadya, काश्यप=Kashyap, आत्रेय=Atreya
अंगिरा=Angira, आंगिरस=Angiras, भृगु=Bhrigu, पुलह=Pulah, क्रतु=Kratu, मरीचि=Marichi, गालव=Galav, वाल्मीकि=Valmiki
भरद्वाज=Bharadwaj, कण्व=Kanva, च्यवन=Chyavan, दुर्वासा=Durvasa, पिप्पलाद=Pippalad, याज्ञवल्क्य=Yajnavalkya
बृहस्पति=Brihaspati, वसिष्ठ=Vasishtha, उद्दालक=Uddalak, धौम्य=Dhaumya, माण्डव्य=Mandavya, विष्णुवृद्ध=Vishnuvriddha
हारित=Harit, शौनक=Shaunak
`;
