import type { DeityContent } from './deity-content';

export const devtas: readonly DeityContent[] = [
	{
		picture: 'deities/eklingji',
		clans: ['Sisodiya', 'Gahlot', 'Gehlot'],
		hi: {
			name: 'एकलिंगजी',
			alternateNames: ['एकलिंगनाथ', 'श्री एकलिंग'],
			description:
				'एकलिंगजी भगवान शिव का वह रूप हैं जिन्हें मेवाड़ का वास्तविक स्वामी माना जाता है। सिसोदिया और गहलोत कुल के महाराणा स्वयं को उनका दीवान कहकर शासन करते रहे।\n\nमंदिर उदयपुर से 22 किलोमीटर उत्तर, कैलाशपुरी में है। काले संगमरमर का चतुर्मुख विग्रह और परिसर के 108 देवालय इस स्थान की पहचान हैं।',
			rituals:
				'दिन में कई बार समय से पूजा और आरती होती है। सोमवार के दर्शन का विशेष महत्त्व है; बिल्वपत्र और जल चढ़ाया जाता है।',
			location: 'कैलाशपुरी, उदयपुर से 22 किलोमीटर उत्तर, राजस्थान',
			district: 'उदयपुर',
			temple: 'एकलिंगजी मंदिर, कैलाशपुरी',
			festival: 'महाशिवरात्रि',
			history:
				'मंदिर की स्थापना परंपरा से बप्पा रावल के नाम है। बाद की शताब्दियों में मेवाड़ के शासकों ने इसका विस्तार और जीर्णोद्धार कराया।',
			legends:
				'परंपरा के अनुसार बप्पा रावल ने हारीत राशि की सेवा की और उनके आशीर्वाद से मेवाड़ का राज्य पाया; तब से राज्य एकलिंगजी को अर्पित माना गया।',
			importance:
				'शासक स्वामी नहीं, सेवक है — एकलिंगजी की परंपरा का यह विचार मेवाड़ की राजनीति और लोकजीवन दोनों में आदर पाता रहा।',
			additionalInfo: 'ध्यान दें: एकलिंगजी आराध्य देव हैं; कुलदेवी का स्थान बाण माता का है। स्रोत: eternalmewar.in।',
		},
		en: {
			name: 'Eklingji',
			alternateNames: ['Eklingnath', 'Shri Ekling'],
			description:
				'Eklingji is the form of Shiva who is held to be the true sovereign of Mewar. The Maharanas, of the Sisodiya and Gahlot line, ruled as his Diwan, his minister.\n\nThe temple is at Kailashpuri, 22 kilometres north of Udaipur. A four-faced image of black marble and 108 shrines within the walls mark the place.',
			rituals:
				'Worship is held at set hours through the day. Monday is the day for a visit above all; bilva leaves and water are offered.',
			location: 'Kailashpuri, 22 km north of Udaipur, Rajasthan',
			district: 'Udaipur',
			temple: 'Eklingji temple, Kailashpuri',
			festival: 'Mahashivratri',
			history:
				'Tradition gives the founding to Bappa Rawal. In later centuries the rulers of Mewar enlarged and restored the temple.',
			legends:
				'According to tradition Bappa Rawal served the sage Harit Rashi and won Mewar by his blessing; from then on the state was held to belong to Eklingji.',
			importance:
				'A ruler is a servant, not an owner: that thought of the Eklingji tradition has been honoured in Mewar both at court and among the people.',
			additionalInfo:
				'Note: Eklingji is the lord who is worshipped; the kuldevi of the house is Ban Mata. Source: eternalmewar.in.',
		},
	},
	{
		picture: 'deities/gogaji',
		clans: ['Chauhan'],
		hi: {
			name: 'गोगाजी',
			alternateNames: ['गोगा वीर', 'जाहर पीर', 'गुग्गा'],
			description:
				'गोगाजी चौहान कुल के वीर और सर्पदंश से रक्षा करने वाले लोकदेवता हैं। उनका जन्मस्थान चूरू ज़िले का ददरेवा और समाधि हनुमानगढ़ ज़िले के गोगामेड़ी में मानी जाती है।\n\nहिंदू उन्हें गोगा वीर और मुसलमान जाहर पीर के नाम से पूजते हैं। खेजड़ी के नीचे बने उनके थान राजस्थान के गाँव-गाँव में मिलते हैं।',
			rituals:
				'गोगा नवमी पर घोड़े पर सवार प्रतिमा या सर्प के प्रतीक की पूजा होती है। किसान पहली जुताई के समय हल पर गोगाजी के नाम का धागा बाँधते हैं।',
			location: 'ददरेवा, चूरू और गोगामेड़ी, हनुमानगढ़, राजस्थान',
			district: 'चूरू (ददरेवा); हनुमानगढ़ (गोगामेड़ी)',
			temple: 'गोगाजी की समाधि, गोगामेड़ी; ददरेवा का मंदिर',
			festival: 'गोगा नवमी और गोगामेड़ी का मेला',
			history:
				'गोगाजी को ददरेवा का चौहान शासक माना जाता है। उनका समय निश्चित नहीं है और अलग-अलग वर्णन अलग शताब्दियाँ बताते हैं।',
			legends: 'परंपरा के अनुसार गोगाजी का जन्म गुरु गोरखनाथ के आशीर्वाद से हुआ और नाग उनके वश में रहते थे।',
			importance:
				'गोगामेड़ी का मेला अलग-अलग धर्मों और समाजों को एक आँगन में लाता है; इसे साझी आस्था के उदाहरण के रूप में देखा जाता है।',
			additionalInfo: 'मतभेद: गोगाजी के जीवनकाल पर विद्वानों में एकमत नहीं है। स्रोत: विकिपीडिया (Gugga)।',
		},
		en: {
			name: 'Gogaji',
			alternateNames: ['Goga Veer', 'Jahar Peer', 'Gugga'],
			description:
				'Gogaji, a hero of the Chauhans, is worshipped as a protector against snakebite. His birthplace is held to be Dadrewa in Churu and his samadhi is at Gogamedi in Hanumangarh.\n\nHindus know him as Goga Veer and Muslims as Jahar Peer. His small shrines under khejri trees are found in village after village of Rajasthan.',
			rituals:
				'On Goga Navami his image on horseback, or the sign of a serpent, is worshipped. At the first ploughing a farmer ties a thread in his name to the plough.',
			location: 'Dadrewa, Churu, and Gogamedi, Hanumangarh, Rajasthan',
			district: 'Churu (Dadrewa); Hanumangarh (Gogamedi)',
			temple: 'Samadhi of Gogaji, Gogamedi; the temple at Dadrewa',
			festival: 'Goga Navami and the fair of Gogamedi',
			history:
				'He is held to have been a Chauhan ruler of Dadrewa. His time is not settled, and different accounts name different centuries.',
			legends:
				'According to tradition he was born by the blessing of Guru Gorakhnath, and serpents obeyed him.',
			importance:
				'The fair of Gogamedi brings people of different faiths and communities into one courtyard, and is cited as an example of shared devotion.',
			additionalInfo:
				'Where the sources differ: there is no agreement on the era in which he lived. Source: Wikipedia (Gugga).',
		},
	},
	{
		picture: 'deities/pabuji',
		clans: ['Rathore'],
		hi: {
			name: 'पाबूजी',
			alternateNames: ['पाबूजी राठौड़', 'पाबू'],
			description:
				'पाबूजी चौदहवीं शताब्दी के राठौड़ वीर और लोकदेवता हैं। फलोदी क्षेत्र का कोलू गाँव उनका मुख्य स्थान है। गोधन की रक्षा के लिए दिए गए बलिदान ने उन्हें पशुपालकों का आराध्य बनाया।\n\nउनकी कथा चित्रित फड़ के सामने भोपा और भोपी रात भर गाकर सुनाते हैं। कपड़े पर बनी यह लंबी फड़ चलता-फिरता मंदिर भी मानी जाती है।',
			rituals:
				'मन्नत पूरी होने पर परिवार फड़ बँचवाते हैं। रावणहत्थे की धुन पर रात भर गायन होता है और भोर में आरती के साथ फड़ समेटी जाती है।',
			location: 'कोलू, फलोदी, राजस्थान',
			district: 'फलोदी',
			temple: 'पाबूजी का मंदिर, कोलू',
			festival: 'चैत्र अमावस्या का मेला',
			history:
				'पाबूजी को राठौड़ कुल की प्रारंभिक पीढ़ियों में रखा जाता है। उनके जीवन की जानकारी मुख्य रूप से मौखिक महाकाव्य और फड़ परंपरा से मिलती है।',
			legends:
				'परंपरा के अनुसार पाबूजी अपने विवाह के फेरे अधूरे छोड़कर गायों की रक्षा के लिए निकल पड़े, क्योंकि उन्होंने वचन दिया था; गायें छुड़ाते हुए वे वीरगति को प्राप्त हुए।',
			importance: 'वचन को अपने सुख से ऊपर रखने का आदर्श पाबूजी के नाम से जुड़ा है। ऊँट पालने वाले समाज उन्हें विशेष मानते हैं।',
			additionalInfo: 'ध्यान दें: कथा के प्रसंग गायक परंपराओं में अलग-अलग क्रम से आते हैं। स्रोत: phadchitra.com।',
		},
		en: {
			name: 'Pabuji',
			alternateNames: ['Pabuji Rathore', 'Pabu'],
			description:
				'Pabuji is a Rathore hero of the 14th century who became a folk deity. Kolu, in the Phalodi area, is his chief place. The life he gave to save cattle made him the god of herders.\n\nHis epic is sung through the night by the Bhopas, husband and wife, before a painted phad. The long cloth is itself held to be a temple that travels.',
			rituals:
				'A family whose wish was granted has the phad performed. The singing goes on all night to the ravanhatta, and at dawn the cloth is rolled up with worship.',
			location: 'Kolu, Phalodi, Rajasthan',
			district: 'Phalodi',
			temple: 'Temple of Pabuji, Kolu',
			festival: 'Fair on Chaitra Amavasya',
			history:
				'He is placed among the early generations of the Rathores. What is known of his life comes chiefly from the oral epic and the phad.',
			legends:
				'According to tradition he left his own wedding with the rounds unfinished and rode out to save cattle, because he had given his word. He won them back and fell.',
			importance:
				'To set a promise above one’s own happiness is the ideal linked with his name. Camel-keeping communities hold him especially dear.',
			additionalInfo: 'Note: singers tell the episodes in different orders. Source: phadchitra.com.',
		},
	},
	{
		picture: 'deities/ramdevji',
		clans: ['Tanwar', 'Tomar'],
		hi: {
			name: 'रामदेवजी',
			alternateNames: ['रामसा पीर', 'राम शाह पीर', 'बाबा रामदेव'],
			description:
				'रामदेवजी तँवर कुल के संत और लोकदेवता हैं। वे अजमालजी के पुत्र थे और उनकी समाधि पोकरण के पास रामदेवरा में है। उनके पगल्यों, अर्थात् चरणचिह्नों, की पूजा घर-घर में होती है।\n\nमुसलमान श्रद्धालु उन्हें राम शाह पीर के नाम से मानते हैं। मेले के दिनों में दूर-दूर से पैदल यात्री ध्वजा लेकर रामदेवरा पहुँचते हैं।',
			rituals:
				'पगल्ये, ध्वजा और कपड़े का घोड़ा चढ़ाने की रीति है। रात को जम्मा अर्थात् जागरण होता है, जिसमें भजन गाए जाते हैं।',
			location: 'रामदेवरा, पोकरण के पास, जैसलमेर, राजस्थान',
			district: 'जैसलमेर',
			temple: 'रामदेवजी की समाधि, रामदेवरा',
			festival: 'भादों सुदी 2 से 11 तक का मेला',
			history:
				'समाधि पर वर्तमान मंदिर 1931 में बीकानेर के महाराजा गंगा सिंह ने बनवाया। गाँव का नाम भी रामदेवजी पर ही पड़ा।',
			legends: 'परंपरा के अनुसार दूर देश से आए पाँच पीरों ने उनकी परीक्षा ली और उनके चमत्कार देखकर उन्हें पीरों का पीर कहा।',
			importance:
				'ऊँच-नीच का भेद न मानने की उनकी सीख ने उन्हें सब समाजों का देवता बनाया। रामदेवरा की पैदल यात्रा राजस्थान की बड़ी लोकयात्राओं में है।',
			additionalInfo: 'ध्यान दें: मेले की तिथियाँ हिंदू पंचांग से चलती हैं। स्रोत: rajtourism.com।',
		},
		en: {
			name: 'Ramdevji',
			alternateNames: ['Ramsa Pir', 'Ram Shah Pir', 'Baba Ramdev'],
			description:
				'Ramdevji is a saint of the Tanwar clan, worshipped as a folk deity. He was the son of Ajmal, and his samadhi is at Ramdevra near Pokhran. His footprints are worshipped in many homes.\n\nMuslims revere him as Ram Shah Pir. In the days of the fair, pilgrims reach Ramdevra on foot from far away, carrying flags.',
			rituals:
				'Footprints, flags and horses made of cloth are offered. At night there is a jamma, a vigil with devotional songs.',
			location: 'Ramdevra, near Pokhran, Jaisalmer, Rajasthan',
			district: 'Jaisalmer',
			temple: 'Samadhi of Ramdevji, Ramdevra',
			festival: 'Fair from Bhadon Sudi 2 to 11',
			history:
				'The present temple over the samadhi was built by Maharaja Ganga Singh of Bikaner in 1931. The village, too, is named after the saint.',
			legends:
				'According to tradition five pirs came from a far country to test him, and after what they saw called him a pir among pirs.',
			importance:
				'His teaching made no difference between high and low, and every community took him for its own. The walk to Ramdevra is one of the great pilgrimages of Rajasthan.',
			additionalInfo: 'Note: the dates of the fair follow the Hindu calendar. Source: rajtourism.com.',
		},
	},
	{
		picture: 'deities/kallaji-rathore',
		clans: ['Rathore'],
		hi: {
			name: 'कल्लाजी राठौड़',
			alternateNames: ['कल्लाजी', 'चार भुजाओं वाले देव'],
			description:
				'कल्लाजी राठौड़ 1544 में मेड़ता में जन्मे वीर थे और मीराबाई के कुटुंब से थे। 1568 में चित्तौड़ के युद्ध में उनके पराक्रम ने उन्हें लोकदेवता का स्थान दिलाया।\n\nउन्हें चार भुजाओं वाला देवता कहा जाता है। वागड़ और मेवाड़ के अंचल में उनके थान हैं और रनेला उनकी मुख्य पीठ मानी जाती है।',
			rituals: 'थान पर ज्योत, धूप और केसर का पूजन होता है। रोग और पीड़ा से मुक्ति की कामना लेकर लोग यहाँ आते हैं।',
			location: 'रनेला, राजस्थान; चित्तौड़गढ़ दुर्ग में छतरी',
			district: 'चित्तौड़गढ़ (छतरी)',
			temple: 'कल्लाजी की पीठ, रनेला',
			festival: 'आश्विन नवरात्र',
			history:
				'कल्लाजी मेड़ता के राठौड़ परिवार में जन्मे। 1568 में चित्तौड़ की रक्षा करते हुए वे जयमल के साथ लड़े और वहीं वीरगति पाई।',
			legends:
				'परंपरा के अनुसार घायल जयमल को कंधे पर बैठाकर कल्लाजी लड़े; दोनों की तलवारें साथ चलने से वे चार भुजाओं वाले योद्धा जैसे दिखे, और इसी रूप में पूजे गए।',
			importance: 'बड़े-बुज़ुर्ग का साथ अंतिम क्षण तक न छोड़ने की यह कथा परिवार और कर्तव्य के भाव की मिसाल मानी जाती है।',
			additionalInfo: 'ध्यान दें: जन्मतिथि के ब्योरे लोकपरंपरा पर आधारित हैं। स्रोत: gojtr.com।',
		},
		en: {
			name: 'Kallaji Rathore',
			alternateNames: ['Kallaji', 'The four-armed deity'],
			description:
				'Kallaji Rathore, born at Merta in 1544, was of the kin of Mirabai. His courage in the battle of Chittor in 1568 made him a folk deity.\n\nHe is called the four-armed god. His shrines are found in Wagad and Mewar, and his chief seat is at Ranela.',
			rituals:
				'Lamps, incense and saffron are offered at his shrines. People come to pray for release from illness and pain.',
			location: 'Ranela, Rajasthan; a cenotaph in Chittorgarh fort',
			district: 'Chittorgarh (cenotaph)',
			temple: 'The seat of Kallaji, Ranela',
			festival: 'Ashwin Navratra',
			history:
				'He was born into the Rathore house of Merta. In 1568 he fought beside Jaimal in the defence of Chittor, and fell there.',
			legends:
				'According to tradition he took the wounded Jaimal on his shoulders and both struck with their swords; they looked like one warrior with four arms, and so he is worshipped.',
			importance:
				'Not to leave an elder’s side to the last moment: the tale serves as an example of family and of duty.',
			additionalInfo: 'Note: details of his birth follow folk tradition. Source: gojtr.com.',
		},
	},
	{
		picture: 'deities/rawal-mallinath',
		clans: ['Rathore'],
		hi: {
			name: 'रावल मल्लीनाथ',
			alternateNames: ['मल्लीनाथजी', 'माला रावल'],
			description:
				'रावल मल्लीनाथ चौदहवीं शताब्दी के राठौड़ शासक और संत थे। वे राव सलखा के पुत्र थे। रानी रूपादे के साथ उनका नाम भक्ति की परंपरा में लिया जाता है।\n\nलूणी नदी के तट पर तिलवाड़ा उनका मुख्य स्थान है, जहाँ चैत्र में बड़ा पशु मेला लगता है। घोड़ों और बैलों के लिए यह मेला दूर-दूर तक जाना जाता है।',
			rituals: 'मेले के दिनों में समाधि पर पूजा होती है और रात में मल्लीनाथजी तथा रूपादे के भजन गाए जाते हैं।',
			location: 'तिलवाड़ा, लूणी नदी के तट पर, बालोतरा, राजस्थान',
			district: 'बालोतरा',
			temple: 'रावल मल्लीनाथ मंदिर, तिलवाड़ा',
			festival: 'चैत्र का पशु मेला, तिलवाड़ा',
			history:
				'मल्लीनाथ के नाम पर ही क्षेत्र मालाणी कहलाया। मारवाड़ के राठौड़ों के आरंभिक इतिहास में उनका महत्त्वपूर्ण स्थान है।',
			legends: 'परंपरा के अनुसार रानी रूपादे की भक्ति ने मल्लीनाथ को संतों के मार्ग पर लगाया और दोनों साथ पूजे जाने लगे।',
			importance: 'शासन और भक्ति, दोनों के मेल का यह उदाहरण है। मेले में किसान, पशुपालक और व्यापारी सदियों से मिलते आए हैं।',
			additionalInfo:
				'ध्यान दें: मालाणी नस्ल के घोड़ों का नाम भी इसी क्षेत्र से जुड़ा है। स्रोत: विकिपीडिया (Rawal Mallinath)।',
		},
		en: {
			name: 'Rawal Mallinath',
			alternateNames: ['Mallinathji', 'Mala Rawal'],
			description:
				'Rawal Mallinath was a Rathore ruler and saint of the 14th century, a son of Rao Salkha. His name is spoken together with that of Rani Rupade in the tradition of devotion.\n\nTilwara, on the bank of the Luni, is his chief place. A great cattle fair is held there in Chaitra, known far and wide for horses and bullocks.',
			rituals:
				'During the fair there is worship at his shrine, and at night the songs of Mallinath and Rupade are sung.',
			location: 'Tilwara, on the river Luni, Balotra, Rajasthan',
			district: 'Balotra',
			temple: 'Temple of Rawal Mallinath, Tilwara',
			festival: 'Cattle fair of Tilwara in Chaitra',
			history:
				'The region of Malani has its name from him. He holds an important place in the early history of the Rathores of Marwar.',
			legends:
				'According to tradition the devotion of Rani Rupade drew Mallinath to the path of the saints, and the two came to be worshipped together.',
			importance:
				'He joins rule and devotion. Farmers, herders and traders have met at his fair for centuries.',
			additionalInfo:
				'Note: the Malani breed of horses also bears the name of this region. Source: Wikipedia (Rawal Mallinath).',
		},
	},
	{
		picture: 'deities/harshnath',
		clans: ['Chauhan'],
		hi: {
			name: 'हर्षनाथ',
			alternateNames: ['हर्ष देव', 'हर्षनाथ भैरव'],
			description:
				'हर्षनाथ सीकर की हर्ष पहाड़ी पर, लगभग 900 मीटर की ऊँचाई पर, शिव का प्राचीन स्थान है। चौहान शासक उन्हें अपना इष्ट मानते थे।\n\nपुराने मंदिर के खंडहर, शिखर के टुकड़े और मूर्तियाँ आज संरक्षित स्मारक हैं। जीण माता की लोककथा में हर्ष उनके भाई के रूप में आते हैं।',
			rituals:
				'सोमवार और महाशिवरात्रि को जलाभिषेक के लिए लोग पहाड़ी पर चढ़ते हैं। जीण माता के दर्शन के साथ हर्षनाथ के दर्शन की भी परंपरा है।',
			location: 'हर्ष पहाड़ी, सीकर, राजस्थान (लगभग 900 मीटर)',
			district: 'सीकर',
			temple: 'हर्षनाथ मंदिर, हर्ष पहाड़ी',
			festival: 'महाशिवरात्रि; श्रावण के सोमवार',
			history:
				'मंदिर का निर्माण 956 में हुआ बताया जाता है। विक्रम संवत 1030, अर्थात् 973 ईस्वी के शिलालेख में चौहान वंशावली का वर्णन है। स्थान संरक्षित स्मारक है।',
			legends:
				'परंपरा के अनुसार जीण के भाई हर्ष ने बहन को मनाने में असफल होकर इसी पहाड़ी पर तप किया और भैरव रूप में पूजे गए।',
			importance: 'हर्षनाथ का शिलालेख चौहान इतिहास के बड़े स्रोतों में है; आस्था और इतिहास यहाँ एक ही पहाड़ी पर मिलते हैं।',
			additionalInfo:
				'ध्यान दें: लोककथा के हर्ष और मंदिर के शिव, दोनों की स्मृति इस स्थान में मिल गई है। स्रोत: Jio Institute exhibits।',
		},
		en: {
			name: 'Harshnath',
			alternateNames: ['Harsh Dev', 'Harshnath Bhairav'],
			description:
				'Harshnath is an ancient seat of Shiva on Harsha hill in Sikar, at a height of about 900 metres. The Chauhan rulers held him to be their own lord.\n\nThe ruins of the old temple, parts of its spire and its sculptures are protected today. In the folk tale of Jeen Mata, Harsh is her brother.',
			rituals:
				'On Mondays and at Mahashivratri people climb the hill to pour water over the linga. A visit here goes together with one to Jeen Mata.',
			location: 'Harsha hill, Sikar, Rajasthan (about 900 m)',
			district: 'Sikar',
			temple: 'Harshnath temple, Harsha hill',
			festival: 'Mahashivratri; the Mondays of Shravan',
			history:
				'The temple is said to have been built in 956. An inscription of VS 1030 (973) tells the line of the Chauhans. The place is a protected monument.',
			legends:
				'According to tradition Harsh, who could not persuade his sister Jeen to come home, sat in penance on this hill and came to be worshipped as Bhairav.',
			importance:
				'The inscription is among the chief sources of Chauhan history: faith and history share one hill.',
			additionalInfo:
				'Note: the Harsh of the folk tale and the Shiva of the temple have grown together in the memory of the place. Source: Jio Institute exhibits.',
		},
	},
	{
		picture: 'deities/govind-dev-ji',
		clans: ['Kachhwaha', 'Rajawat'],
		hi: {
			name: 'गोविंद देव जी',
			alternateNames: ['ठाकुर श्री गोविंद देव', 'गोविंद जी'],
			description:
				'गोविंद देव जी राधा-कृष्ण का वह स्वरूप हैं जो जयपुर के जय निवास उद्यान में विराजते हैं। कछवाहा शासकों ने उन्हें अपने राज्य का स्वामी माना और उनके दर्शन की सीध में महल की रचना हुई।\n\nजयपुर के लोगों के लिए यह मंदिर दिनचर्या का अंग है। सात झाँकियों का समय नगर के लोगों को याद रहता है और भोर की मंगला से रात के शयन तक आँगन भरा रहता है।',
			rituals:
				'दिन में सात झाँकियाँ होती हैं — मंगला, धूप, शृंगार, राजभोग, ग्वाल, संध्या और शयन। भोग में मोदक और ऋतु के फल चढ़ते हैं।',
			location: 'जय निवास उद्यान, जयपुर, राजस्थान',
			district: 'जयपुर',
			temple: 'गोविंद देव जी मंदिर, जयपुर',
			festival: 'जन्माष्टमी',
			history:
				'विग्रह वृंदावन से आया, जहाँ 1590 में भव्य मंदिर बना था। सवाई जय सिंह द्वितीय ने उसे जयपुर के जय निवास उद्यान में स्थापित किया।',
			legends: 'परंपरा के अनुसार यह विग्रह श्रीकृष्ण के प्रपौत्र वज्रनाभ के समय का है और उनके मुख की छवि से मेल खाता है।',
			importance: 'नगर, राज्य और भक्ति का जो संबंध जयपुर में दिखता है, उसके केंद्र में गोविंद देव जी हैं।',
			additionalInfo: 'ध्यान दें: झाँकियों का समय ऋतु के साथ बदलता है। स्रोत: onlinedarshan.com।',
		},
		en: {
			name: 'Govind Dev Ji',
			alternateNames: ['Thakur Shri Govind Dev', 'Govindji'],
			description:
				'Govind Dev Ji is the form of Krishna with Radha who dwells in the Jai Niwas garden of Jaipur. The Kachhwaha rulers regarded him as lord of their state, and the palace was laid out in line with his sight.\n\nFor the people of Jaipur the temple is a part of the day. They know the hours of the seven darshans by heart, and the court is full from the first at dawn to the last at night.',
			rituals:
				'There are seven darshans a day: Mangala, Dhoop, Shringar, Rajbhog, Gwal, Sandhya and Shayan. Sweets and fruits of the season are offered.',
			location: 'Jai Niwas garden, Jaipur, Rajasthan',
			district: 'Jaipur',
			temple: 'Govind Dev Ji temple, Jaipur',
			festival: 'Janmashtami',
			history:
				'The image came from Vrindavan, where a great temple had been built for it in 1590. Sawai Jai Singh II installed it in the Jai Niwas garden.',
			legends:
				'According to tradition the image goes back to Vajranabha, the great-grandson of Krishna, and resembles his face.',
			importance:
				'At the heart of the bond between city, state and devotion that one sees in Jaipur is Govind Dev Ji.',
			additionalInfo: 'Note: the hours of the darshans change with the season. Source: onlinedarshan.com.',
		},
	},
];
