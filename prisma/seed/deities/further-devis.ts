import type { DeityContent } from './deity-content';

/** The kuldevis that the pages of the clans name beside those of `devis`. */
export const furtherDevis: readonly DeityContent[] = [
	{
		picture: 'deities/sachchiyay-mata',
		clans: ['Parmar', 'Panwar', 'Sankhla'],
		hi: {
			name: 'सच्चियाय माता',
			alternateNames: ['सचियाय माता', 'सच्चिका देवी', 'ओसियां माता'],
			description:
				'सच्चियाय माता परमार (पंवार) कुल की कुलदेवी मानी जाती हैं। उनका मंदिर जोधपुर से लगभग 60 किलोमीटर उत्तर, ओसियां की पहाड़ी पर है। प्रतिमा महिषासुरमर्दिनी की है।\n\nओसियां आठवीं से बारहवीं शताब्दी के मंदिरों के लिए जाना जाता है। पहाड़ी तक सीढ़ियाँ जाती हैं, जिनके ऊपर पंक्ति में बने तोरण दूर से दिखते हैं। ओसवाल जैन समाज भी सच्चियाय माता को अपनी कुलदेवी मानता है।',
			rituals:
				'नवरात्र में घटस्थापना और ज्योत होती है। लापसी, केसर और चंदन चढ़ाए जाते हैं; यहाँ बलि नहीं दी जाती। विवाह के बाद जात और बालकों के झड़ूले के लिए परिवार आते हैं।',
			location: 'ओसियां, जोधपुर, राजस्थान',
			district: 'जोधपुर',
			temple: 'सच्चियाय माता मंदिर, ओसियां',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'मंदिर का आरंभ नौवीं या दसवीं शताब्दी का माना जाता है; आज का रूप मुख्यतः बारहवीं शताब्दी का और बाद के जीर्णोद्धारों का है। मंदिर में बारहवीं और तेरहवीं शताब्दी के शिलालेख हैं, जिनमें देवी का नाम सच्चिका मिलता है।',
			legends:
				'परंपरा के अनुसार यहाँ चामुंडा की पूजा बलि से होती थी। जैन आचार्य रत्नप्रभसूरि के समझाने पर देवी ने बलि छोड़ दी और सच्ची माता, अर्थात् सच्चियाय, कहलाईं।',
			importance:
				'परमार परिवारों और ओसवाल समाज, दोनों की श्रद्धा इस एक स्थान पर मिलती है। मारवाड़ में पंवारों के आरंभिक इतिहास की स्मृति भी ओसियां से जुड़ी है।',
			additionalInfo:
				'मतभेद: कुछ वर्णन मंदिर का निर्माण परमार राजा उपेंद्र से जोड़ते हैं, पर इसका समकालीन प्रमाण नहीं मिलता। आबू के परमारों में अधर (अर्बुदा) देवी भी कुलदेवी कही जाती हैं। स्रोत: ओसियां के मंदिर का न्यास (shriosiyamataji.org); ओसियां के मंदिरों पर डी. आर. भंडारकर, भारतीय पुरातत्त्व सर्वेक्षण, 1908-09।',
		},
		en: {
			name: 'Sachchiyay Mata',
			alternateNames: ['Sachiya Mata', 'Sachchika Devi', 'Osian Mata'],
			description:
				'Sachchiyay Mata is held to be the kuldevi of the Parmars (Panwars). Her temple is on the hill of Osian, about 60 kilometres north of Jodhpur. The image is a Mahishasuramardini.\n\nOsian is known for its temples of the eighth to the twelfth century. Steps lead up the hill under a row of carved gateways. The Oswal Jains, too, hold Sachchiyay Mata to be their kuldevi.',
			rituals:
				'At Navratra the pot is set up and a lamp is kept burning. Lapsi, saffron and sandalwood are offered; no animal is sacrificed here. Families come after a wedding and for a child’s first haircut.',
			location: 'Osian, Jodhpur, Rajasthan',
			district: 'Jodhpur',
			temple: 'Sachchiyay Mata temple, Osian',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'The temple is thought to go back to the ninth or tenth century; what is seen today is mainly of the twelfth century and of later repairs. It has inscriptions of the twelfth and thirteenth centuries, in which the goddess is called Sachchika.',
			legends:
				'According to tradition Chamunda was worshipped here with sacrifices. The Jain teacher Ratnaprabhasuri persuaded her to give them up, and so she was called the true mother, Sachchiyay.',
			importance:
				'The devotion of Parmar families and of the Oswals meets in this one place. The early history of the Panwars in Marwar is remembered at Osian too.',
			additionalInfo:
				'Where the sources differ: some accounts ascribe the temple to the Parmar king Upendra, for which there is no evidence of his time. Among the Parmars of Abu, Adhar (Arbuda) Devi is called the kuldevi as well. Sources: the temple trust of Osian (shriosiyamataji.org); D. R. Bhandarkar on the temples of Osian, Archaeological Survey of India, 1908-09.',
		},
	},
	{
		picture: 'deities/adhar-devi',
		clans: ['Parmar', 'Panwar'],
		hi: {
			name: 'अधर देवी',
			alternateNames: ['अर्बुदा देवी', 'अर्बुदा माता', 'कात्यायनी'],
			description:
				'अधर देवी, जिन्हें अर्बुदा देवी भी कहते हैं, आबू पर्वत की अधिष्ठात्री देवी हैं। उनका स्थान माउंट आबू नगर से लगभग तीन किलोमीटर दूर एक प्राकृतिक गुफा में है, जहाँ झुककर प्रवेश करना होता है।\n\nआबू और चंद्रावती के परमारों की परंपरा में वे कुलदेवी मानी जाती हैं। उन्हें नवदुर्गा में कात्यायनी का रूप कहा जाता है।',
			rituals:
				'श्रद्धालु लगभग 365 सीढ़ियाँ चढ़कर गुफा तक आते हैं। नवरात्र में विशेष पूजा होती है और अष्टमी की रात हवन किया जाता है।',
			location: 'माउंट आबू, सिरोही, राजस्थान',
			district: 'सिरोही',
			temple: 'अधर देवी (अर्बुदा देवी) का गुफा मंदिर, माउंट आबू',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'आबू और चंद्रावती पर दसवीं से तेरहवीं शताब्दी तक परमारों का राज्य रहा, जैसा उनके शिलालेखों से ज्ञात होता है। उसके बाद आबू सिरोही के देवड़ा चौहानों के पास आया। गुफा का स्थान कितना पुराना है, यह निश्चित नहीं है।',
			legends:
				'परंपरा के अनुसार यहाँ सती का अधर, अर्थात् होंठ, गिरा था। आबू के ही अग्निकुंड से परमार, चौहान, सोलंकी और परिहार कुलों के प्रकट होने की कथा भी कही जाती है।',
			importance:
				'अग्निकुल की कथा में आबू पर्वत का जो स्थान है, उसके कारण परमार परिवारों के लिए अधर देवी के दर्शन का विशेष अर्थ है।',
			additionalInfo:
				'मतभेद: अधर नाम को कुछ लोग होंठ से और कुछ बिना आधार के टिकी प्रतिमा से जोड़ते हैं। स्थान को 5500 वर्ष पुराना कहना लोकमान्यता है। परमारों में सच्चियाय माता (ओसियां) भी कुलदेवी कही जाती हैं। स्रोत: जेम्स टॉड, ट्रैवल्स इन वेस्टर्न इंडिया (आबू); mountabuonline.in।',
		},
		en: {
			name: 'Adhar Devi',
			alternateNames: ['Arbuda Devi', 'Arbuda Mata', 'Katyayani'],
			description:
				'Adhar Devi, also called Arbuda Devi, is the presiding goddess of the mountain of Abu. Her shrine is in a natural cave about three kilometres from the town of Mount Abu, which one enters bent low.\n\nIn the tradition of the Parmars of Abu and Chandravati she is the kuldevi. She is called a form of Katyayani, one of the nine Durgas.',
			rituals:
				'About 365 steps climb to the cave. There is special worship at Navratra, and a fire offering in the night of the eighth day.',
			location: 'Mount Abu, Sirohi, Rajasthan',
			district: 'Sirohi',
			temple: 'The cave temple of Adhar Devi (Arbuda Devi), Mount Abu',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'From the tenth to the thirteenth century Abu and Chandravati were ruled by the Parmars, as their inscriptions show. Later Abu passed to the Deora Chauhans of Sirohi. How old the shrine in the cave is has not been established.',
			legends:
				'According to tradition the lip (adhar) of Sati fell here. It is at Abu, too, that the Parmars, Chauhans, Solankis and Parihars are said to have come out of the pit of fire.',
			importance:
				'Because of the place that Abu has in the story of the Agnikul, a visit to Adhar Devi means much to Parmar families.',
			additionalInfo:
				'Where the sources differ: some derive the name from the lip, others from an image that hangs without support (adhar). That the shrine is 5,500 years old is a popular belief. Sachchiyay Mata of Osian is called the kuldevi of the Parmars as well. Sources: James Tod, Travels in Western India (Abu); mountabuonline.in.',
		},
	},
	{
		picture: 'deities/khimaj-mata',
		clans: ['Solanki'],
		hi: {
			name: 'खीमज माता',
			alternateNames: ['क्षेमंकरी माता', 'क्षेमकरी माता', 'खींवज माता'],
			description:
				'खीमज माता का शास्त्रीय नाम क्षेमंकरी है, अर्थात् कल्याण करने वाली। वे सोलंकी कुल की कुलदेवी मानी जाती हैं। उनका प्रसिद्ध मंदिर जालोर ज़िले में भीनमाल से लगभग तीन किलोमीटर दूर एक पहाड़ी पर है।\n\nमाता के पुराने स्थान और भी हैं: सिरोही के पास वसंतगढ़, नागौर का कठौती और बूंदी का इंद्रगढ़। श्रीमाली ब्राह्मण और अन्य समाज भी उन्हें पूजते हैं।',
			rituals: 'नवरात्र में घटस्थापना और ज्योत होती है। विवाह और संतान-जन्म के बाद परिवार धोक देने आते हैं।',
			location: 'भीनमाल, जालोर, राजस्थान',
			district: 'जालोर',
			temple: 'क्षेमंकरी (खीमज) माता मंदिर, भीनमाल',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'क्षेमार्या अर्थात् क्षेमंकरी की पूजा इस क्षेत्र में बहुत पुरानी है: वसंतगढ़ के विक्रम संवत 682 (625 ईस्वी) के शिलालेख में क्षेमार्या के मंदिर का उल्लेख है। भीनमाल उस समय गुर्जर देश की राजधानी था।',
			legends:
				'परंपरा के अनुसार गौतम ऋषि की प्रार्थना पर देवी अग्नि से प्रकट हुईं और उत्तमौजा नाम के दैत्य को पहाड़ी के नीचे दबाकर स्वयं उस पर विराजीं।',
			importance:
				'सोलंकी परिवारों के लिए भीनमाल की पहाड़ी कुल का स्थान है। मार्ग की रक्षा करने वाली देवी के रूप में यात्रा से पहले भी उनका स्मरण किया जाता है।',
			additionalInfo:
				'मतभेद: गुजरात के अनेक सोलंकी परिवार बहुचरा माता को कुलदेवी मानते हैं। कुछ वर्णन क्षेमंकरी को भीनमाल के प्रतिहारों की कुलदेवी भी कहते हैं। स्रोत: वसंतगढ़ शिलालेख, एपिग्राफ़िया इंडिका, खंड 9; missionkuldevi.in।',
		},
		en: {
			name: 'Khimaj Mata',
			alternateNames: ['Kshemankari Mata', 'Kshemkari Mata', 'Khinvaj Mata'],
			description:
				'The Sanskrit name of Khimaj Mata is Kshemankari, she who does good. She is held to be the kuldevi of the Solankis. Her well-known temple is on a hill about three kilometres from Bhinmal in Jalore district.\n\nShe has other old seats: Vasantgarh near Sirohi, Kathoti in Nagaur and Indragarh in Bundi. Shrimali Brahmins and other communities worship her too.',
			rituals:
				'At Navratra the pot is set up and a lamp is kept. Families come to bow after a wedding or a birth.',
			location: 'Bhinmal, Jalore, Rajasthan',
			district: 'Jalore',
			temple: 'Kshemankari (Khimaj) Mata temple, Bhinmal',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'The worship of Kshemarya, that is Kshemankari, is very old in this region: the Vasantgarh inscription of Vikram Samvat 682 (625) mentions a temple of hers. Bhinmal was then the capital of the Gurjara region.',
			legends:
				'According to tradition the goddess came out of the fire at the prayer of the sage Gautama, pressed the demon Uttamauja under the hill, and took her seat on it.',
			importance:
				'For Solanki families the hill of Bhinmal is the seat of the clan. She guards the roads, and many think of her before a journey.',
			additionalInfo:
				'Where the sources differ: many Solanki families of Gujarat hold Bahuchara Mata to be their kuldevi. Some accounts name Kshemankari as the goddess of the Pratiharas of Bhinmal too. Sources: the Vasantgarh inscription, Epigraphia Indica, volume 9; missionkuldevi.in.',
		},
	},
	{
		picture: 'deities/bahuchara-mata',
		clans: ['Solanki'],
		hi: {
			name: 'बहुचरा माता',
			alternateNames: ['बहुचराजी', 'बेचराजी', 'बाला बहुचर'],
			description:
				'बहुचरा माता गुजरात की प्रसिद्ध देवी हैं और वहाँ के अनेक सोलंकी परिवारों की कुलदेवी मानी जाती हैं। उनका मंदिर मेहसाणा ज़िले के बेचराजी (बहुचराजी) में है। मुर्गा उनका वाहन है।\n\nमंदिर में बाला यंत्र की पूजा होती है। चारण, कोली और अन्य समाजों के साथ किन्नर समाज भी उन्हें विशेष श्रद्धा से पूजता है।',
			rituals:
				'बालकों के मुंडन के लिए परिवार यहाँ आते हैं। हर पूर्णिमा को दर्शन करने वालों की भीड़ रहती है और माता की पालकी निकलती है।',
			location: 'बेचराजी, मेहसाणा, गुजरात',
			district: 'मेहसाणा',
			temple: 'बहुचराजी मंदिर, बेचराजी',
			festival: 'चैत्र और आश्विन की पूर्णिमा के मेले; नवरात्र',
			history:
				'परिसर में तीन स्थान हैं: आद्य स्थान, मध्य स्थान और मुख्य मंदिर। मुख्य मंदिर अठारहवीं शताब्दी के अंत में मानाजीराव गायकवाड़ ने बनवाया।',
			legends:
				'परंपरा के अनुसार बहुचरा चारण कन्या थीं। मार्ग में लुटेरों ने घेरा तो उन्होंने अपने शरीर का बलिदान दिया और देवी के रूप में पूजी गईं।',
			importance:
				'गुजरात के बड़े शक्ति-स्थानों में बहुचराजी की गिनती अंबाजी और पावागढ़ के साथ होती है। सोलंकी परिवारों के लिए वे कुल की रक्षक हैं।',
			additionalInfo:
				'मतभेद: राजस्थान के सोलंकी प्रायः खीमज माता को कुलदेवी मानते हैं। मुख्य मंदिर का वर्ष कहीं 1781 और कहीं 1783 ईस्वी बताया गया है। स्रोत: ए. के. फ़ोर्ब्स, रास माला; बॉम्बे प्रेसिडेंसी गज़ेटियर (बड़ौदा)।',
		},
		en: {
			name: 'Bahuchara Mata',
			alternateNames: ['Bahucharaji', 'Becharaji', 'Bala Bahuchar'],
			description:
				'Bahuchara Mata is a well-known goddess of Gujarat, where many Solanki families hold her to be their kuldevi. Her temple is at Becharaji (Bahucharaji) in Mehsana district. She rides a cock.\n\nA Bala yantra is worshipped in the temple. Beside Charans, Kolis and other communities, the Kinnars hold her in special reverence.',
			rituals:
				'Families bring children for the first cutting of the hair. On every full moon there are crowds, and the palanquin of the goddess goes out.',
			location: 'Becharaji, Mehsana, Gujarat',
			district: 'Mehsana',
			temple: 'Bahucharaji temple, Becharaji',
			festival: 'Fairs on the full moons of Chaitra and Ashwin; Navratra',
			history:
				'There are three shrines: the first seat, the middle seat and the main temple. Manajirao Gaekwad built the main temple at the end of the eighteenth century.',
			legends:
				'According to tradition Bahuchara was the daughter of a Charan. Robbers fell on her party on the road, she gave up her life, and came to be worshipped as a goddess.',
			importance:
				'Bahucharaji is counted with Ambaji and Pavagadh among the great seats of the goddess in Gujarat. For Solanki families she guards the clan.',
			additionalInfo:
				'Where the sources differ: the Solankis of Rajasthan mostly name Khimaj Mata as their kuldevi. The main temple is dated to 1781 or to 1783. Sources: A. K. Forbes, Ras Mala; Gazetteer of the Bombay Presidency (Baroda).',
		},
	},
	{
		picture: 'deities/chamunda-mata',
		clans: ['Parihar', 'Inda'],
		hi: {
			name: 'चामुंडा माता',
			alternateNames: ['चामुंडा देवी', 'मंडोर की चामुंडा'],
			description:
				'चामुंडा माता परिहार (प्रतिहार) कुल और उसकी इंदा शाखा की कुलदेवी मानी जाती हैं। उनका मूल स्थान मंडोर था, जो राठौड़ों से पहले परिहारों की राजधानी था।\n\nआज उनका सबसे प्रसिद्ध मंदिर जोधपुर के मेहरानगढ़ दुर्ग में है। जोधपुर का राठौड़ राजपरिवार भी उन्हें इष्ट देवी के रूप में पूजता है, यद्यपि राठौड़ों की कुलदेवी नागणेच्या माता हैं।',
			rituals: 'नवरात्र और दशहरे पर दुर्ग के मंदिर में बड़ी संख्या में श्रद्धालु आते हैं। ज्योत, नारियल और चुनरी चढ़ाई जाती है।',
			location: 'मेहरानगढ़ दुर्ग, जोधपुर, राजस्थान',
			district: 'जोधपुर',
			temple: 'चामुंडा माता मंदिर, मेहरानगढ़ दुर्ग',
			festival: 'चैत्र और आश्विन नवरात्र; दशहरा',
			history:
				'राव जोधा ने विक्रम संवत 1517 (1460 ईस्वी) में प्रतिमा मंडोर से लाकर नए दुर्ग में स्थापित की। 1857 में दुर्ग के बारूदखाने पर बिजली गिरने से मंदिर टूटा और महाराजा तख़्त सिंह ने उसे फिर बनवाया। 2008 के नवरात्र में यहाँ भगदड़ में बहुत से लोगों की मृत्यु हुई।',
			legends:
				'परंपरा के अनुसार चामुंडा वह देवी हैं जिन्होंने चंड और मुंड नाम के दैत्यों को मारा। मंडोर के नाहड़राव परिहार उनके बड़े भक्त कहे जाते हैं।',
			importance:
				'मंडोर का राज्य बदलने पर भी देवी का मान बना रहा: परिहारों की कुलदेवी राठौड़ों के दुर्ग की रक्षक मानी गईं।',
			additionalInfo:
				'मतभेद: कुछ परिहार परिवार गाजण माता को कुलदेवी मानते हैं और देवल शाखा सुंधा माता को; कई लोग तीनों को चामुंडा के ही रूप कहते हैं। स्रोत: देवस्थान विभाग, राजस्थान (जोधपुर, चामुंडा माताजी); abhigyandarpan.com।',
		},
		en: {
			name: 'Chamunda Mata',
			alternateNames: ['Chamunda Devi', 'Chamunda of Mandore'],
			description:
				'Chamunda Mata is held to be the kuldevi of the Parihars (Pratiharas) and of their branch, the Inda. Her first seat was Mandore, the capital of the Parihars before the Rathores.\n\nToday her best-known temple is in the fort of Mehrangarh at Jodhpur. The Rathore house of Jodhpur worships her as its chosen goddess, although the kuldevi of the Rathores is Naganechiya Mata.',
			rituals:
				'Great numbers come to the temple in the fort at Navratra and Dussehra. Lamps, coconuts and veils are offered.',
			location: 'Mehrangarh fort, Jodhpur, Rajasthan',
			district: 'Jodhpur',
			temple: 'Chamunda Mata temple, Mehrangarh fort',
			festival: 'Chaitra and Ashwin Navratra; Dussehra',
			history:
				'Rao Jodha brought the image from Mandore to his new fort in Vikram Samvat 1517 (1460). In 1857 lightning struck the powder store of the fort and the temple was destroyed; Maharaja Takhat Singh had it built again. In the Navratra of 2008 many people died here in a stampede.',
			legends:
				'According to tradition Chamunda is the goddess who killed the demons Chanda and Munda. Nahar Rao Parihar of Mandore is said to have been devoted to her.',
			importance:
				'The rule of Mandore changed, but the honour of the goddess did not: the kuldevi of the Parihars became the guardian of the fort of the Rathores.',
			additionalInfo:
				'Where the sources differ: some Parihar families name Gajan Mata as their kuldevi, and the Deval branch names Sundha Mata; many hold all three to be forms of Chamunda. Sources: Devasthan Department, Rajasthan (Jodhpur, Chamunda Mataji); abhigyandarpan.com.',
		},
	},
	{
		picture: 'deities/gajan-mata',
		clans: ['Parihar'],
		hi: {
			name: 'गाजण माता',
			alternateNames: ['गाजन माता'],
			description:
				'गाजण माता परिहार कुल की पूज्य देवी हैं। कुछ परिवार उन्हें कुलदेवी मानते हैं और कुछ वरदेवी, अर्थात् वर देने वाली देवी। उन्हें चामुंडा का ही रूप कहा जाता है।\n\nउनका स्थान पाली ज़िले में रोहट के पास धर्मधारी गाँव की पहाड़ी पर है। गाँव के पांचलोड़ राजपुरोहित पीढ़ियों से वहाँ की सेवा-पूजा करते हैं।',
			rituals: 'नवरात्र में ज्योत और घटस्थापना होती है। परिवार जात और धोक के लिए पहाड़ी के मंदिर में आते हैं।',
			location: 'धर्मधारी, रोहट, पाली, राजस्थान',
			district: 'पाली',
			temple: 'गाजण माता मंदिर, धर्मधारी',
			festival: 'चैत्र और आश्विन नवरात्र; आषाढ़ शुक्ल नवमी',
			history:
				'गाँव की परंपरा में स्थापना विक्रम संवत 1017 की आषाढ़ शुक्ल नवमी की बताई जाती है और मंडोर के नाहड़राव परिहार से जोड़ी जाती है। इसका समकालीन लेख सामने नहीं आया है।',
			legends: 'परंपरा के अनुसार नाहड़राव परिहार माता के भक्त थे और उन्होंने पूजा के लिए धर्मधारी गाँव ताम्रपत्र पर दिया।',
			importance:
				'परिहार परिवारों और उनके राजपुरोहितों की साझी श्रद्धा का यह स्थान मंडोर के पुराने राज्य की याद दिलाता है।',
			additionalInfo:
				'मतभेद: कोई गाजण माता को और कोई चामुंडा माता को परिहारों की कुलदेवी कहता है; देवल शाखा सुंधा माता को मानती है। नाहड़राव का समय भी अलग-अलग बताया जाता है। स्रोत: राजपुरोहित समाज की परंपरा (rajpurohitm.com)।',
		},
		en: {
			name: 'Gajan Mata',
			alternateNames: ['Gajana Mata'],
			description:
				'Gajan Mata is worshipped by the Parihars. Some families hold her to be their kuldevi, others the goddess who grants what is asked. She is called a form of Chamunda.\n\nHer shrine is on a hill at the village of Dharmadhari, near Rohat in Pali district. The Panchlod Rajpurohits of the village have seen to her worship for generations.',
			rituals:
				'At Navratra a lamp is kept and the pot is set up. Families come to the temple on the hill to bow.',
			location: 'Dharmadhari, Rohat, Pali, Rajasthan',
			district: 'Pali',
			temple: 'Gajan Mata temple, Dharmadhari',
			festival: 'Chaitra and Ashwin Navratra; Ashadha Shukla 9',
			history:
				'In the tradition of the village she was installed on Ashadha Shukla 9 of Vikram Samvat 1017, in the time of Nahar Rao Parihar of Mandore. No record of that time is known.',
			legends:
				'According to tradition Nahar Rao Parihar was devoted to the goddess, and gave the village of Dharmadhari for her worship by a copper plate.',
			importance:
				'The shrine joins Parihar families and their Rajpurohits, and recalls the old rule of Mandore.',
			additionalInfo:
				'Where the sources differ: some name Gajan Mata as the kuldevi of the Parihars, others Chamunda Mata; the Deval branch names Sundha Mata. The time of Nahar Rao is given differently as well. Source: the tradition of the Rajpurohits (rajpurohitm.com).',
		},
	},
	{
		picture: 'deities/chilay-mata',
		clans: ['Tomar', 'Tanwar', 'Jatu'],
		hi: {
			name: 'चिलाय माता',
			alternateNames: ['योगमाया', 'योगेश्वरी', 'सारूंड माता', 'जोगमाया'],
			description:
				'चिलाय माता तोमर (तंवर) कुल की कुलदेवी हैं। अलग-अलग प्रदेशों में उनके अलग-अलग नाम हैं: दिल्ली में योगमाया, ग्वालियर की परंपरा में योगेश्वरी और तोरावाटी में सारूंड माता।\n\nदिल्ली में योगमाया का मंदिर महरौली में है। राजस्थान में तंवरों का मुख्य स्थान कोटपूतली के पास सारूंड की पहाड़ी का मंदिर है, जो पाटन के तंवरों से जुड़ा है।',
			rituals: 'नवरात्र में ज्योत और विशेष पूजा होती है। विवाह के बाद जात और बालकों के झड़ूले के लिए परिवार सारूंड आते हैं।',
			location: 'सारूंड, कोटपूतली, राजस्थान; महरौली, दिल्ली',
			district: 'कोटपूतली-बहरोड़ (सारूंड); दिल्ली (महरौली)',
			temple: 'सारूंड माता मंदिर, सारूंड; योगमाया मंदिर, महरौली',
			festival: 'चैत्र और आश्विन नवरात्र; महरौली में फूल वालों की सैर',
			history:
				'तोमर दिल्ली के आरंभिक शासक थे और महरौली के पास लालकोट उनका दुर्ग था। दिल्ली का एक पुराना नाम योगिनीपुर भी मिलता है। योगमाया के मंदिर का आज का भवन उन्नीसवीं शताब्दी का है। फूल वालों की सैर में आज भी मंदिर और दरगाह, दोनों में पंखा चढ़ाया जाता है।',
			legends:
				'परंपरा के अनुसार योगमाया वह कन्या हैं जो कंस के हाथ से छूटकर आकाश में चली गईं, और पांडवों ने उनका मंदिर बनवाया, जिनके वंशज तोमर कहलाते हैं।',
			importance: 'दिल्ली, ग्वालियर और तोरावाटी में बसे तंवर परिवार अलग-अलग नामों से एक ही कुलदेवी का स्मरण करते हैं।',
			additionalInfo:
				'मतभेद: चिलाय नाम की व्युत्पत्ति पर एक मत नहीं है, और सब परिवार योगमाया और सारूंड को एक ही देवी नहीं मानते। सारूंड के मंदिर की स्थापना का संवत परंपरा पर आधारित है। स्रोत: ज़फ़र हसन, दिल्ली के स्मारकों की सूची, खंड 3 (भारतीय पुरातत्त्व सर्वेक्षण, 1922); missionkuldevi.in।',
		},
		en: {
			name: 'Chilay Mata',
			alternateNames: ['Yogmaya', 'Yogeshwari', 'Sarund Mata', 'Jogmaya'],
			description:
				'Chilay Mata is the kuldevi of the Tomars (Tanwars). She has different names in different regions: Yogmaya in Delhi, Yogeshwari in the tradition of Gwalior, Sarund Mata in Torawati.\n\nThe temple of Yogmaya in Delhi is at Mehrauli. In Rajasthan the chief seat of the Tanwars is the temple on the hill of Sarund near Kotputli, which is linked with the Tanwars of Patan.',
			rituals:
				'At Navratra a lamp is kept, and there is special worship. Families come to Sarund after a wedding and for a child’s first haircut.',
			location: 'Sarund, Kotputli, Rajasthan; Mehrauli, Delhi',
			district: 'Kotputli-Behror (Sarund); Delhi (Mehrauli)',
			temple: 'Sarund Mata temple, Sarund; Yogmaya temple, Mehrauli',
			festival: 'Chaitra and Ashwin Navratra; Phool Walon ki Sair at Mehrauli',
			history:
				'The Tomars were early rulers of Delhi, and Lal Kot near Mehrauli was their fort. Yoginipura is an old name of Delhi. The building of the Yogmaya temple that is seen today is of the nineteenth century. At Phool Walon ki Sair fans of flowers are still offered both here and at the dargah.',
			legends:
				'According to tradition Yogmaya is the girl who slipped from the hand of Kansa and rose into the sky, and the Pandavas, from whom the Tomars claim descent, built her temple.',
			importance: 'Tanwar families of Delhi, Gwalior and Torawati call on one kuldevi by different names.',
			additionalInfo:
				'Where the sources differ: there is no agreement on where the name Chilay comes from, and not every family holds Yogmaya and Sarund Mata to be one goddess. The year given for the temple of Sarund follows tradition. Sources: Zafar Hasan, list of monuments of Delhi, volume 3 (Archaeological Survey of India, 1922); missionkuldevi.in.',
		},
	},
	{
		picture: 'deities/shakti-mata',
		clans: ['Jhala', 'Makwana'],
		hi: {
			name: 'शक्ति माता',
			alternateNames: ['शक्ति देवी', 'पाटड़ी की शक्ति माता'],
			description:
				'शक्ति माता झाला कुल की कुलदेवी मानी जाती हैं। परंपरा में वे हरपालदेव मकवाना की रानी हैं, जिनके पुत्रों से झाला वंश चला। इसलिए झाला परिवार उन्हें देवी के साथ अपनी आदि माता भी मानते हैं।\n\nउनके मुख्य स्थान गुजरात के सुरेंद्रनगर ज़िले में पाटड़ी और पास का धामा हैं; हलवद, ध्रांगध्रा और मोरबी के अंचल में भी उनके मंदिर हैं।',
			rituals: 'स्थापना के दिन अन्नकूट और हवन होते हैं। झाला परिवार दूर-दूर से पाटड़ी और धामा के दर्शन के लिए आते हैं।',
			location: 'पाटड़ी और धामा, सुरेंद्रनगर, गुजरात',
			district: 'सुरेंद्रनगर',
			temple: 'शक्ति माता मंदिर, पाटड़ी; शक्ति माता का स्थान, धामा',
			festival: 'कार्तिक शुक्ल एकादशी (स्थापना दिवस); चैत्र कृष्ण त्रयोदशी, गुजराती पंचांग से',
			history:
				'झाला कुल का पुराना नाम मकवाना है। पाटण के सोलंकी राजा कर्ण से हरपालदेव को पाटड़ी मिली, और वहाँ से हलवद, ध्रांगध्रा, लिंबड़ी और वांकानेर के राज्य निकले। वर्ष परंपरा के अनुसार ग्यारहवीं शताब्दी के अंत का है।',
			legends:
				'परंपरा के अनुसार एक बिगड़ैल हाथी से बचाने के लिए शक्ति देवी ने झरोखे से हाथ बढ़ाकर अपने पुत्रों को झेल लिया (झाला), और उसी से कुल का नाम झाला पड़ा।',
			importance:
				'झाला कुल के नाम की कथा ही माता से जुड़ी है। मेवाड़ में बसी बड़ी सादड़ी, देलवाड़ा और गोगुंदा की शाखाएँ भी इस स्मृति को साझा करती हैं।',
			additionalInfo:
				'मतभेद: कुछ लोग शक्ति माता को और आद माता को एक मानते हैं; कुछ मरमरा माता को मकवानाओं की पुरानी कुलदेवी बताते हैं। पाटड़ी मिलने का वर्ष कहीं 1090 और कहीं विक्रम संवत 1156 बताया जाता है। स्रोत: ए. के. फ़ोर्ब्स, रास माला; बॉम्बे प्रेसिडेंसी गज़ेटियर, खंड 8 (काठियावाड़)।',
		},
		en: {
			name: 'Shakti Mata',
			alternateNames: ['Shakti Devi', 'Shakti Mata of Patdi'],
			description:
				'Shakti Mata is held to be the kuldevi of the Jhalas. In tradition she is the wife of Harpaldev Makwana, from whose sons the Jhalas descend. So Jhala families see in her both a goddess and the first mother of the clan.\n\nHer chief seats are Patdi and Dhama nearby, in Surendranagar district of Gujarat; there are temples around Halvad, Dhrangadhra and Morbi too.',
			rituals:
				'On the day of her founding many dishes are offered, and there is a fire offering. Jhala families come from far away to Patdi and Dhama.',
			location: 'Patdi and Dhama, Surendranagar, Gujarat',
			district: 'Surendranagar',
			temple: 'Shakti Mata temple, Patdi; the seat of Shakti Mata, Dhama',
			festival: 'Kartik Shukla 11 (day of the founding); Chaitra Krishna 13 by the calendar of Gujarat',
			history:
				'The older name of the Jhalas is Makwana. Harpaldev received Patdi from the Solanki king Karna of Patan, and from there came the houses of Halvad, Dhrangadhra, Limbdi and Wankaner. Tradition places this at the end of the eleventh century.',
			legends:
				'According to tradition Shakti stretched her hand from a window and caught (jhala) her sons to save them from a furious elephant; from this the clan has its name.',
			importance:
				'The name of the clan itself is explained by her. The branches that settled in Mewar, at Bari Sadri, Delwara and Gogunda, share the memory.',
			additionalInfo:
				'Where the sources differ: some hold Shakti Mata and Ad Mata to be one; some name Marmara Mata as the older kuldevi of the Makwanas. Patdi is said to have been granted in 1090, or in Vikram Samvat 1156. Sources: A. K. Forbes, Ras Mala; Gazetteer of the Bombay Presidency, volume 8 (Kathiawar).',
		},
	},
	{
		picture: 'deities/ad-mata',
		clans: ['Jhala', 'Makwana'],
		hi: {
			name: 'आद माता',
			alternateNames: ['मरमरा माता', 'मरमर माता', 'आदि माता'],
			description:
				'आद माता, अर्थात् आदि माता, झाला कुल की कुलदेवी के रूप में पूजी जाती हैं। उन्हें मरमरा या मरमर माता भी कहते हैं, जो झालाओं के पुराने नाम मकवाना से जुड़ी मानी जाती हैं।\n\nराजस्थान के झाला परिवारों में, विशेषकर मेवाड़ के ठिकानों में, आद माता नाम अधिक चलता है। उनकी स्थापना प्रायः घर और ठिकाने के देवस्थान में होती है।',
			rituals:
				'नवरात्र में घर के देवस्थान पर घटस्थापना और ज्योत होती है। विवाह और जन्म पर कुलदेवी की धोक दी जाती है; रीति हर परिवार की अपनी है।',
			location: 'झाला परिवारों के ठिकाने, मेवाड़ और झालावाड़, राजस्थान',
			district: 'परिवारों के अपने देवस्थान; एक मूल स्थान निश्चित नहीं',
			temple: 'ठिकानों और घरों के देवस्थान',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'झाला मेवाड़ में सोलहवीं शताब्दी में अज्जा और सज्जा के साथ आए; बड़ी सादड़ी, देलवाड़ा और गोगुंदा के ठिकाने उनके वंशजों के रहे। कुलदेवी की पूजा वे अपने साथ गुजरात से लाए, ऐसा माना जाता है।',
			legends:
				'परंपरा के अनुसार मकवाना कुल की आदि देवी मरमरा थीं। हरपालदेव की रानी शक्ति को उन्हीं का अवतार मानकर आद माता कहा जाने लगा।',
			importance:
				'नाम अलग हों तब भी झाला और मकवाना परिवार इन्हें कुल की पहली माता मानते हैं; इसी कारण दोनों एक कुल कहे जाते हैं।',
			additionalInfo:
				'मतभेद: आद माता, मरमरा माता और शक्ति माता एक हैं या अलग, इस पर परिवारों और वंशावलियों में एक मत नहीं है। यहाँ तीनों नाम दर्ज हैं। स्रोत: missionkuldevi.in; जेम्स टॉड (झाला और मकवाना के एक होने पर)।',
		},
		en: {
			name: 'Ad Mata',
			alternateNames: ['Marmara Mata', 'Marmar Mata', 'Adi Mata'],
			description:
				'Ad Mata, the first mother, is worshipped as the kuldevi of the Jhalas. She is also called Marmara or Marmar Mata, a name that is linked with Makwana, the older name of the Jhalas.\n\nThe name Ad Mata is heard most among the Jhalas of Rajasthan, and above all in the thikanas of Mewar. Her shrine is mostly that of the house or of the thikana.',
			rituals:
				'At Navratra the pot is set up and a lamp is kept in the shrine of the house. The kuldevi is honoured at weddings and births; each family has its own custom.',
			location: 'Thikanas of Jhala families, Mewar and Jhalawar, Rajasthan',
			district: 'Shrines of the families; no one first seat is established',
			temple: 'Shrines of thikanas and houses',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'The Jhalas came to Mewar in the sixteenth century with Ajja and Sajja; Bari Sadri, Delwara and Gogunda belonged to their descendants. They are held to have brought the worship of their kuldevi from Gujarat.',
			legends:
				'According to tradition Marmara was the first goddess of the Makwanas. Shakti, the wife of Harpaldev, was seen as her incarnation and called Ad Mata.',
			importance:
				'Under whichever name, Jhala and Makwana families hold her to be the first mother of the clan; it is one reason why the two are called one kul.',
			additionalInfo:
				'Where the sources differ: families and genealogies do not agree whether Ad Mata, Marmara Mata and Shakti Mata are one or not. All three names are recorded here. Sources: missionkuldevi.in; James Tod (on Jhala and Makwana as one).',
		},
	},
	{
		picture: 'deities/maniya-devi',
		clans: ['Chandel'],
		hi: {
			name: 'मनिया देवी',
			alternateNames: ['मनिया देव', 'मणिया देवी'],
			description:
				'मनिया देवी चंदेल कुल की कुलदेवी हैं। उनके दो पुराने स्थान बताए जाते हैं: महोबा का मंदिर और केन नदी के किनारे मनियागढ़ का पहाड़ी दुर्ग, जिसका नाम देवी पर ही पड़ा है।\n\nमहोबा चंदेलों की राजधानियों में था। आल्हा-ऊदल की गाथा में भी मनिया देवी का नाम महोबे की देवी के रूप में आता है।',
			rituals: 'नवरात्र में पूजा और मेला होता है। चंदेल परिवार विवाह और संतान-जन्म के अवसर पर देवी का स्मरण करते हैं।',
			location: 'महोबा, उत्तर प्रदेश; मनियागढ़, छतरपुर, मध्य प्रदेश',
			district: 'महोबा; छतरपुर (मनियागढ़)',
			temple: 'मनिया देवी मंदिर, महोबा; मनियागढ़ का देवी-स्थान',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'चंदेलों ने नौवीं से तेरहवीं शताब्दी तक बुंदेलखंड पर राज्य किया। उन्नीसवीं शताब्दी में जे. डी. बेग्लर और अलेक्ज़ेंडर कनिंघम ने महोबा और मनियागढ़ के देवी-स्थानों का विवरण लिखा।',
			legends: 'परंपरा के अनुसार चंदेलों के आदि पुरुष चंद्रवर्मा चंद्रमा के पुत्र थे, और मनियागढ़ में देवी ने कुल को आशीर्वाद दिया।',
			importance: 'खजुराहो और कालिंजर के निर्माता कुल की यह देवी बुंदेलखंड के लोकगीतों में आज भी याद की जाती हैं।',
			additionalInfo:
				'मतभेद: विंसेंट स्मिथ ने मनिया को मूल रूप से भर समाज की देवी माना; कुल की परंपरा इसे नहीं मानती। पुराने विवरणों में नाम मनिया देव भी लिखा मिलता है। स्रोत: बेग्लर और कनिंघम, आर्कियोलॉजिकल सर्वे रिपोर्ट, खंड 7 और 21; विंसेंट स्मिथ, इंडियन एंटीक्वेरी, 1908।',
		},
		en: {
			name: 'Maniya Devi',
			alternateNames: ['Maniya Deo', 'Maniyan Devi'],
			description:
				'Maniya Devi is the kuldevi of the Chandels. Two old seats of hers are known: the temple at Mahoba, and the hill fort of Maniyagarh on the river Ken, which is named after her.\n\nMahoba was one of the capitals of the Chandels. In the ballad of Alha and Udal, too, Maniya is the goddess of Mahoba.',
			rituals:
				'There is worship and a fair at Navratra. Chandel families remember her at weddings and births.',
			location: 'Mahoba, Uttar Pradesh; Maniyagarh, Chhatarpur, Madhya Pradesh',
			district: 'Mahoba; Chhatarpur (Maniyagarh)',
			temple: 'Maniya Devi temple, Mahoba; the shrine of Maniyagarh',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'The Chandels ruled Bundelkhand from the ninth to the thirteenth century. In the nineteenth century J. D. Beglar and Alexander Cunningham described the shrines of Mahoba and Maniyagarh.',
			legends:
				'According to tradition Chandravarman, the first of the Chandels, was a son of the moon, and the goddess blessed the clan at Maniyagarh.',
			importance:
				'She is the goddess of the clan that built Khajuraho and held Kalinjar, and is still named in the songs of Bundelkhand.',
			additionalInfo:
				'Where the sources differ: Vincent Smith took Maniya for a goddess of the Bhars by origin, which the tradition of the clan does not accept. Older accounts also write Maniya Deo. Sources: Beglar and Cunningham, Archaeological Survey Reports, volumes 7 and 21; Vincent Smith, Indian Antiquary, 1908.',
		},
	},
	{
		picture: 'deities/vindhyavasini-devi',
		clans: ['Bundela', 'Sengar'],
		hi: {
			name: 'विंध्यवासिनी देवी',
			alternateNames: ['विंध्यवासिनी माता', 'विंध्याचल देवी', 'कौशिकी'],
			description:
				'विंध्यवासिनी, अर्थात् विंध्य में बसने वाली देवी, उत्तर भारत के बड़े शक्ति-स्थानों में पूजी जाती हैं। उनका मंदिर मिर्ज़ापुर के पास विंध्याचल में, गंगा के किनारे है। बुंदेला और सेंगर, दोनों कुल उन्हें कुलदेवी मानते हैं।\n\nयात्री विंध्यवासिनी, काली खोह की काली और पहाड़ी की अष्टभुजा देवी, तीनों के दर्शन करते हैं। इसे त्रिकोण यात्रा कहते हैं।',
			rituals: 'दिन में चार बार आरती होती है। नवरात्र में दूर-दूर से श्रद्धालु आते हैं; मुंडन और मन्नत की पूजा प्रचलित है।',
			location: 'विंध्याचल, मिर्ज़ापुर, उत्तर प्रदेश',
			district: 'मिर्ज़ापुर',
			temple: 'विंध्यवासिनी मंदिर, विंध्याचल',
			festival: 'चैत्र और आश्विन नवरात्र; भाद्रपद की कजली',
			history:
				'विंध्य में बसने वाली देवी का उल्लेख महाभारत के परिशिष्ट हरिवंश और मार्कंडेय पुराण के देवीमाहात्म्य में है। बुंदेला अपने को काशी और विंध्य अंचल के गहरवारों से जोड़ते हैं; ओरछा का राज्य सोलहवीं शताब्दी में उभरा।',
			legends:
				'परंपरा के अनुसार गहरवार राजकुमार पंचम ने विंध्यवासिनी के सामने अपना सिर चढ़ाना चाहा; रक्त की एक बूँद गिरते ही देवी ने रोका और वर दिया, और उसी बूँद से उनके वंशज बुंदेला कहलाए।',
			importance: 'एक ही देवी दो अलग कुलों की कुलदेवी हैं। कुलदेवी एक होने से बुंदेला और सेंगर एक कुल नहीं हो जाते।',
			additionalInfo:
				'मतभेद: बुंदेला नाम को कोई बूँद से और कोई विंध्य से जोड़ता है। बुंदेलखंड के कुछ परिवार अपने अंचल के विंध्यवासिनी मंदिरों को ही कुल का स्थान मानते हैं। स्रोत: मार्कंडेय पुराण (देवीमाहात्म्य 11); मिर्ज़ापुर ज़िले का गज़ेटियर (1911); लाल कवि, छत्रप्रकाश।',
		},
		en: {
			name: 'Vindhyavasini Devi',
			alternateNames: ['Vindhyavasini Mata', 'The goddess of Vindhyachal', 'Kaushiki'],
			description:
				'Vindhyavasini, she who dwells in the Vindhyas, is worshipped at one of the great seats of the goddess in northern India. Her temple is at Vindhyachal on the Ganga, near Mirzapur. Both the Bundelas and the Sengars hold her to be their kuldevi.\n\nPilgrims visit three shrines: Vindhyavasini, Kali at Kali Khoh, and Ashtabhuja on the hill. This is called the Trikon, the triangle.',
			rituals:
				'There is worship four times a day. At Navratra people come from far away; the first cutting of the hair and the offering for a granted wish are common.',
			location: 'Vindhyachal, Mirzapur, Uttar Pradesh',
			district: 'Mirzapur',
			temple: 'Vindhyavasini temple, Vindhyachal',
			festival: 'Chaitra and Ashwin Navratra; Kajli in Bhadrapada',
			history:
				'The goddess who dwells in the Vindhyas is named in the Harivamsha and in the Devi Mahatmya of the Markandeya Purana. The Bundelas trace themselves to the Gaharwars of Kashi and the Vindhya region; the state of Orchha arose in the sixteenth century.',
			legends:
				'According to tradition the Gaharwar prince Pancham was about to offer his head to Vindhyavasini; when a drop (bund) of blood fell she stopped him and blessed him, and from that drop his descendants are called Bundela.',
			importance:
				'One goddess is the kuldevi of two kuls. A shared kuldevi does not make Bundelas and Sengars one kul.',
			additionalInfo:
				'Where the sources differ: the name Bundela is derived from the drop, or from the Vindhyas. Some families of Bundelkhand hold a temple of Vindhyavasini in their own region to be the seat of the clan. Sources: Markandeya Purana (Devi Mahatmya 11); District Gazetteer of Mirzapur (1911); Lal Kavi, Chhatraprakash.',
		},
	},
	{
		picture: 'deities/shakambhari-mata',
		clans: ['Chauhan', 'Hada'],
		hi: {
			name: 'शाकंभरी माता',
			alternateNames: ['शाकंभरी देवी', 'सांभर माता', 'समराय माता'],
			description:
				'शाकंभरी माता चौहान कुल की पुरानी कुलदेवी मानी जाती हैं। उनका मंदिर सांभर झील के भीतर निकली एक पहाड़ी पर है, जो सांभर नगर से लगभग 20 किलोमीटर दूर है। सांभर नाम भी शाकंभरी से ही बना माना जाता है।\n\nचौहान राजा शिलालेखों में शाकंभरी के स्वामी, अर्थात् शाकंभरीश्वर, कहे गए हैं। नाडोल की आशापूरा माता को शाकंभरी का ही रूप माना जाता है।',
			rituals: 'नवरात्र में घटस्थापना और ज्योत होती है। परिवार जात और झड़ूले के लिए झील के बीच के मंदिर में आते हैं।',
			location: 'सांभर झील, जयपुर, राजस्थान',
			district: 'जयपुर',
			temple: 'शाकंभरी माता मंदिर, सांभर',
			festival: 'भाद्रपद शुक्ल अष्टमी का मेला; चैत्र और आश्विन नवरात्र',
			history:
				'सांभर के चौहानों का राज्य सातवीं-आठवीं शताब्दी से जाना जाता है। विक्रम संवत 1226 के बिजौलिया शिलालेख में उनकी वंशावली है और सांभर झील की उत्पत्ति वासुदेव से जोड़ी गई है। बारहवीं शताब्दी में उनकी राजधानी अजमेर हो गई।',
			legends:
				'परंपरा के अनुसार माता ने प्रसन्न होकर वन को चाँदी का मैदान बना दिया। लोभ से झगड़े के डर से लोगों ने वर लौटाने की प्रार्थना की, और चाँदी नमक की झील बन गई।',
			importance:
				'अजमेर, रणथंभौर, नाडोल, जालोर और हाड़ौती के चौहानों का मूल सांभर माना जाता है; इसलिए यह स्थान पूरे कुल का साझा है।',
			additionalInfo:
				'मतभेद: चौहानों में आशापूरा माता (नाडोल) और जीण माता (सीकर) भी कुलदेवी मानी जाती हैं। शाकंभरी के दूसरे प्रसिद्ध स्थान सहारनपुर और सकराय (सीकर) में हैं; मूल स्थान कौन-सा है, इस पर मतभेद है। स्रोत: बिजौलिया शिलालेख, एपिग्राफ़िया इंडिका, खंड 26; दशरथ शर्मा, अर्ली चौहान डायनेस्टीज़।',
		},
		en: {
			name: 'Shakambhari Mata',
			alternateNames: ['Shakambhari Devi', 'Sambhar Mata', 'Samrai Mata'],
			description:
				'Shakambhari Mata is held to be the oldest kuldevi of the Chauhans. Her temple is on a rock that rises in the salt lake of Sambhar, about 20 kilometres from the town. The name Sambhar itself is thought to come from Shakambhari.\n\nInscriptions call the Chauhan kings lords of Shakambhari. Ashapura Mata of Nadol is held to be a form of hers.',
			rituals:
				'At Navratra the pot is set up and a lamp is kept. Families come to the temple in the lake after a wedding and for a child’s first haircut.',
			location: 'Sambhar lake, Jaipur, Rajasthan',
			district: 'Jaipur',
			temple: 'Shakambhari Mata temple, Sambhar',
			festival: 'Fair on Bhadrapada Shukla 8; Chaitra and Ashwin Navratra',
			history:
				'The Chauhans of Sambhar are known from the seventh or eighth century. The Bijolia inscription of Vikram Samvat 1226 gives their line and links the origin of the lake with Vasudeva. In the twelfth century their capital moved to Ajmer.',
			legends:
				'According to tradition the goddess, being pleased, turned the forest into a plain of silver. The people feared the strife of greed and asked her to take the gift back, and the silver became a lake of salt.',
			importance:
				'The Chauhans of Ajmer, Ranthambhor, Nadol, Jalore and Hadoti are traced to Sambhar, so the place belongs to the whole clan.',
			additionalInfo:
				'Where the sources differ: Ashapura Mata (Nadol) and Jeen Mata (Sikar) are held to be kuldevis of the Chauhans as well. Shakambhari has other well-known seats at Saharanpur and at Sakrai (Sikar); which is the first is disputed. Sources: the Bijolia inscription, Epigraphia Indica, volume 26; Dasharatha Sharma, Early Chauhan Dynasties.',
		},
	},
	{
		picture: 'deities/swangiya-mata',
		clans: ['Bhati'],
		hi: {
			name: 'स्वांगिया माता',
			alternateNames: ['सांगिया माता', 'आवड़ माता', 'आईनाथ जी'],
			description:
				'स्वांगिया माता जैसलमेर के भाटी राजवंश और भाटी कुल की कुलदेवी हैं। नाम स्वांग, अर्थात् भाले, से बना है। जैसलमेर के राजचिह्न में मुड़ा हुआ भाला और उसके ऊपर सुगन चिड़ी माता के ही चिह्न हैं।\n\nउन्हें चारण कुल में जन्मी आवड़ देवी से अभिन्न माना जाता है। जैसलमेर के आसपास आवड़ और उनकी बहनों के कई स्थान हैं: तनोट, तेमड़ेराय, भादरिया और घंटियाली।',
			rituals:
				'नवरात्र में ज्योत और घटस्थापना होती है। सुगन चिड़ी का दिखना शुभ माना जाता है। विवाह के बाद परिवार धोक देने आते हैं।',
			location: 'जैसलमेर, राजस्थान',
			district: 'जैसलमेर',
			temple: 'स्वांगिया माता के स्थान, जैसलमेर; तेमड़ेराय; भादरिया राय मंदिर',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'भाटी राज्य तनोट और लौद्रवा से होते हुए 1156 ईस्वी के आसपास जैसलमेर पहुँचा। परंपरा में आवड़ का जन्म विक्रम संवत 808 में मामड़ चारण के घर बताया जाता है। भाटी राजाओं ने माता के कई मंदिर बनवाए।',
			legends:
				'परंपरा के अनुसार मगध के जरासंध के पास देवी का दिया भाला था, जिससे वह जीतता था। यादवों की प्रार्थना पर देवी ने वह भाला उससे ले लिया; छीनते समय वह मुड़ गया, और वही स्वांग भाटियों को मिला।',
			importance:
				'भाटी अपने को यदुवंशी मानते हैं, और स्वांग की कथा कुल को उस वंश से जोड़ती है। राज्य के चिह्न पर देवी का भाला सदियों तक रहा।',
			additionalInfo:
				'मतभेद: कोई स्वांगिया और आवड़ को एक ही देवी मानता है और कोई स्वांगिया को यादवों की पुरानी देवी तथा आवड़ को उनका अवतार। जन्म का संवत चारण परंपरा का है। स्रोत: जेम्स टॉड (जैसलमेर का इतिहास); gyandarpan.com।',
		},
		en: {
			name: 'Swangiya Mata',
			alternateNames: ['Sangiya Mata', 'Awad Mata', 'Ainath Ji'],
			description:
				'Swangiya Mata is the kuldevi of the Bhati house of Jaisalmer and of the Bhatis. Her name comes from swang, a spear. The bent spear in the arms of Jaisalmer, and the bird above it, the sugan chidi, are her signs.\n\nShe is identified with Awad, who was born among the Charans. Awad and her sisters have several seats around Jaisalmer: Tanot, Temderai, Bhadariya and Ghantiyali.',
			rituals:
				'At Navratra a lamp is kept and the pot is set up. To see the sugan chidi is taken for a good sign. Families come to bow after a wedding.',
			location: 'Jaisalmer, Rajasthan',
			district: 'Jaisalmer',
			temple: 'Shrines of Swangiya Mata, Jaisalmer; Temderai; Bhadariya Rai temple',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'The Bhati state came by way of Tanot and Lodurva to Jaisalmer in about 1156. Tradition gives Vikram Samvat 808 for the birth of Awad in the house of the Charan Mamad. The Bhati rulers built several temples for the goddess.',
			legends:
				'According to tradition Jarasandha of Magadha won his wars by a spear that the goddess had given him. At the prayer of the Yadavas she took it from him; it was bent in the struggle, and came to the Bhatis.',
			importance:
				'The Bhatis hold themselves to be of the Yadu line, and the story of the spear links them with it. For centuries the state bore the spear of the goddess in its arms.',
			additionalInfo:
				'Where the sources differ: some hold Swangiya and Awad to be one goddess, others Swangiya to be the old goddess of the Yadavas and Awad her incarnation. The year of birth is that of the Charan tradition. Sources: James Tod (history of Jaisalmer); gyandarpan.com.',
		},
	},
	{
		picture: 'deities/kaila-devi',
		clans: ['Jadon'],
		hi: {
			name: 'कैला देवी',
			alternateNames: ['कैला मैया', 'करौली की माता'],
			description:
				'कैला देवी करौली के जादौन राजवंश की कुलदेवी हैं। उनका मंदिर करौली से लगभग 23 किलोमीटर दूर, त्रिकूट की पहाड़ियों में कालीसिल नदी के किनारे है।\n\nगर्भगृह में दो प्रतिमाएँ साथ विराजती हैं: कैला देवी, जिन्हें महालक्ष्मी भी कहा जाता है, और चामुंडा। कैला देवी की गर्दन कुछ झुकी हुई है।',
			rituals:
				'चैत्र के मेले में पैदल यात्री लाल ध्वजा लेकर आते हैं और लांगुरिया गीत गाते हैं। कालीसिल में स्नान, मुंडन और कन्या-भोज प्रचलित हैं।',
			location: 'कैला देवी, करौली, राजस्थान',
			district: 'करौली',
			temple: 'कैला देवी मंदिर, करौली',
			festival: 'चैत्र का मेला (चैत्र कृष्ण द्वादशी से); आश्विन नवरात्र',
			history:
				'करौली के महाराजा गोपाल सिंह ने अठारहवीं शताब्दी में मंदिर को बड़ा बनवाया; महाराजा भंवरपाल ने यात्रियों के लिए भवन बनवाए।',
			legends:
				'परंपरा के अनुसार नगरकोट से लाई गई प्रतिमा की बैलगाड़ी यहीं रुक गई, और साधु केदारगिरि की प्रार्थना पर देवी इसी स्थान पर विराजीं।',
			importance:
				'जादौन अपने को यदुवंशी मानते हैं, और कैला देवी को वही योगमाया कहा जाता है जो कृष्ण के बदले कंस के हाथ आई थीं।',
			additionalInfo:
				'मतभेद: मंदिर का आरंभ कहीं 1100 ईस्वी के आसपास और कहीं उसके बाद का बताया गया है; खींची चौहानों से भी उसका संबंध जोड़ा जाता है। स्रोत: karaulilive.com; ishtadevata.com।',
		},
		en: {
			name: 'Kaila Devi',
			alternateNames: ['Kaila Maiya', 'The goddess of Karauli'],
			description:
				'Kaila Devi is the kuldevi of the Jadon house of Karauli. Her temple is about 23 kilometres from Karauli, on the river Kalisil among the hills of Trikut.\n\nTwo images share the shrine: Kaila Devi, who is also called Mahalakshmi, and Chamunda. The head of Kaila Devi is a little bent.',
			rituals:
				'At the fair in Chaitra people come on foot with red flags and sing the songs of Languriya. Bathing in the Kalisil, a child’s first haircut and a meal for young girls are common.',
			location: 'Kaila Devi, Karauli, Rajasthan',
			district: 'Karauli',
			temple: 'Kaila Devi temple, Karauli',
			festival: 'Fair of Chaitra (from Chaitra Krishna 12); Ashwin Navratra',
			history:
				'Maharaja Gopal Singh of Karauli enlarged the temple in the eighteenth century; Maharaja Bhanwar Pal added houses for pilgrims.',
			legends:
				'According to tradition the cart that carried the image from Nagarkot stopped here, and at the prayer of the holy man Kedargiri the goddess made this place her seat.',
			importance:
				'The Jadons hold themselves to be of the Yadu line, and Kaila Devi is called the same Yogmaya whom Kansa seized in the place of Krishna.',
			additionalInfo:
				'Where the sources differ: the temple is dated to about 1100 or later, and is linked with the Khichi Chauhans as well. Sources: karaulilive.com; ishtadevata.com.',
		},
	},
];
