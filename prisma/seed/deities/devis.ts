import type { DeityContent } from './deity-content';

export const devis: readonly DeityContent[] = [
	{
		picture: 'deities/naganechiya-mata',
		clans: ['Rathore'],
		hi: {
			name: 'नागणेच्या माता',
			alternateNames: ['नागणेची माता', 'चक्रेश्वरी', 'राठेश्वरी'],
			description:
				'नागणेच्या माता राठौड़ कुल की कुलदेवी हैं। मारवाड़ के जोधपुर से लेकर बीकानेर और किशनगढ़ तक, जहाँ-जहाँ राठौड़ों की शाखाएँ बसीं, वहाँ उनके थान और मंदिर भी बने। नाम का संबंध बाड़मेर अंचल के नागाणा गाँव से है, जो आज भी कुल का मूल तीर्थ माना जाता है।\n\nपरंपरा में माता को श्येन अर्थात् चील के रूप में देखा जाता है। इसी कारण राठौड़ राज्यों के ध्वजों पर यह पक्षी अंकित रहा और अनेक घरों में चील को आदर की दृष्टि से देखा जाता है।',
			rituals:
				'दोनों नवरात्रों में घटस्थापना, ज्योत और सप्तमी-अष्टमी की विशेष पूजा होती है। विवाह और संतान-जन्म के बाद परिवार धोक देने आते हैं। लापसी और नारियल का भोग सामान्य है; प्रत्येक परिवार की रीति अलग हो सकती है।',
			location: 'नागाणा, पचपदरा क्षेत्र, बालोतरा, राजस्थान',
			district: 'बालोतरा',
			temple: 'नागणेच्या माता मंदिर, नागाणा; बीकानेर में दुलमेरा के लाल पत्थर का मंदिर',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'मूल स्थान पर प्रतिमा की स्थापना का श्रेय राव धूहड़ को दिया जाता है, जिनका समय विक्रम संवत 1349 से 1366 के बीच बताया जाता है। बीकानेर राज्य बनने पर वहाँ भी माता का मंदिर स्थापित हुआ, जिसमें दुलमेरा का लाल पत्थर लगा है।',
			legends:
				'परंपरा के अनुसार राव धूहड़ अपनी पूर्वभूमि से कुलदेवी की प्रतिमा ला रहे थे और नागाणा में प्रतिमा ठहर गई; वहीं स्थान बना और माता नागणेच्या कहलाईं।',
			importance:
				'राठौड़ परिवारों के लिए नागाणा कुल की एकता का केंद्र है। ध्वज की चील, कुलदेवी का स्मरण और नवरात्र की धोक दूर बसे परिवारों को भी एक सूत्र में जोड़ते हैं।',
			additionalInfo:
				'मतभेद: कुछ वर्णन प्रतिमा को कन्नौज से और कुछ कोंकण से लाया हुआ बताते हैं; यहाँ दोनों मत दर्ज हैं। स्रोत: देवस्थान विभाग, राजस्थान (Bikaner, NagnechiJiMata); vedadhara.com।',
		},
		en: {
			name: 'Naganechiya Mata',
			alternateNames: ['Nagnechi Mata', 'Chakreshwari', 'Ratheshwari'],
			description:
				'Naganechiya Mata is the kuldevi of the Rathores. Wherever a branch of the clan settled, from Jodhpur in Marwar to Bikaner and Kishangarh, a shrine to her followed. Her name comes from Nagana, a village in the Barmer area that is still held to be the first seat of her worship.\n\nThe eagle is her sign. It was on the flags of Marwar, Bikaner and Kishangarh, and many families still treat the bird with particular respect.',
			rituals:
				'In both Navratras the pot is set up, a lamp is kept burning, and the seventh and eighth days have special worship. Families come to bow after a wedding or a birth, often with lapsi and a coconut. Customs differ from house to house.',
			location: 'Nagana, Pachpadra area, Balotra, Rajasthan',
			district: 'Balotra',
			temple: 'Naganechiya Mata temple, Nagana; in Bikaner, a temple of red Dulmera stone',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'Rao Dhuhad, whose years are given as Vikram Samvat 1349 to 1366, is credited with installing the image at Nagana. After Bikaner became a state of its own, a temple was raised there too, built with the red stone of Dulmera.',
			legends:
				'According to tradition Rao Dhuhad was bringing the image of the clan goddess from an older home when it stopped at Nagana and would go no further. The shrine was made on that spot.',
			importance:
				'For Rathore families Nagana is the place where the clan is one. The eagle on the flag and the visit at Navratra tie even distant branches together.',
			additionalInfo:
				'Where the sources differ: some accounts bring the image from Kannauj, others from the Konkan. Both are recorded here. Sources: Devasthan Department, Rajasthan (Bikaner, NagnechiJiMata); vedadhara.com.',
		},
	},
	{
		picture: 'deities/ban-mata',
		clans: ['Sisodiya', 'Gahlot', 'Gehlot'],
		hi: {
			name: 'बाण माता',
			alternateNames: ['बायण माता', 'ब्राह्मणी माता', 'बाणेश्वरी'],
			description:
				'बाण माता मेवाड़ के राजवंश की कुलदेवी हैं। सिसोदिया और गहलोत परिवार उन्हें कुल की रक्षक शक्ति मानकर पूजते हैं। उनका प्रसिद्ध मंदिर चित्तौड़गढ़ दुर्ग में है, जिसने मेवाड़ के इतिहास के अनेक उतार-चढ़ाव देखे।\n\nमाता के नाम के कई रूप प्रचलित हैं — बाण, बायण, ब्राह्मणी और बाणेश्वरी। घर-घर में छोटी स्थापना और बड़े अवसरों पर दुर्ग के मंदिर के दर्शन, दोनों की परंपरा साथ-साथ चलती है।',
			rituals:
				'नवरात्र में घटस्थापना, जवारे और ज्योत की पूजा होती है। विवाह के बाद नवदंपती के दर्शन और बालकों के मुंडन की धोक कई परिवारों की रीति है।',
			location: 'चित्तौड़गढ़ दुर्ग, राजस्थान',
			district: 'चित्तौड़गढ़',
			temple: 'बाण माता मंदिर, चित्तौड़गढ़ दुर्ग',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'मेवाड़ का राजवंश गुहिल कुल से निकला और सिसोदिया उसी की शाखा है, इसलिए कुलदेवी भी एक ही मानी जाती हैं। चित्तौड़ से राजधानी उदयपुर आने के बाद भी राजपरिवार और माता का संबंध बना रहा; दोनों नवरात्रों में प्रतिमा महल में पधारती है।',
			legends: 'परंपरा के अनुसार माता गुजरात के गिरनार क्षेत्र से मेवाड़ पधारीं और कुल की कुलदेवी बनीं।',
			importance:
				'बाण माता मेवाड़ के परिवारों की साझी स्मृति हैं। सिसोदिया और गहलोत अलग-अलग नामों से जाने जाते हैं, पर कुलदेवी का स्मरण उनके एक मूल की याद दिलाता है।',
			additionalInfo:
				'मतभेद: नाम की व्युत्पत्ति पर लोगों के अलग मत हैं — कुछ इसे बाण अस्त्र से और कुछ ब्राह्मणी रूप से जोड़ते हैं। स्रोत: हिंदी विकिपीडिया (hi.wikipedia, बाणमाता जी); akhandrajputana.com।',
		},
		en: {
			name: 'Ban Mata',
			alternateNames: ['Bayan Mata', 'Brahmani Mata', 'Baneshwari'],
			description:
				'Ban Mata is the kuldevi of the ruling house of Mewar. Sisodiya and Gahlot families worship her as the guardian of the clan. Her best-known temple is in the fort of Chittorgarh, among the walls that saw so much of the history of Mewar.\n\nHer name is heard in several forms: Ban, Bayan, Brahmani, Baneshwari. A small shrine at home and a visit to the fort on great occasions belong together in the custom of many families.',
			rituals:
				'At Navratra the pot is set up, barley is sown, and a lamp is worshipped. Many families bring a newly married couple, or a child for the first cutting of the hair.',
			location: 'Chittorgarh fort, Rajasthan',
			district: 'Chittorgarh',
			temple: 'Ban Mata temple, Chittorgarh fort',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'The house of Mewar comes from the Guhila clan, and the Sisodiyas are a branch of it; so they share one kuldevi. The bond outlived the move of the capital from Chittor to Udaipur: at both Navratras the image goes to the palace.',
			legends:
				'According to tradition the goddess came to Mewar from the Girnar area in Gujarat and was received as the guardian of the clan.',
			importance:
				'She is a memory that the families of Mewar hold in common. Sisodiya and Gahlot are two names today, but the same kuldevi recalls their single root.',
			additionalInfo:
				'Where the sources differ: some derive her name from the arrow (ban), others from Brahmani. Sources: Hindi Wikipedia, article on Ban Mata; akhandrajputana.com.',
		},
	},
	{
		picture: 'deities/jamwai-mata',
		clans: ['Kachhwaha', 'Rajawat', 'Shekhawat'],
		hi: {
			name: 'जमवाय माता',
			alternateNames: ['जमुवाय माता', 'जामवंती माता'],
			description:
				'जमवाय माता कछवाहा कुल की कुलदेवी हैं; राजावत और शेखावत शाखाएँ भी उन्हीं को पूजती हैं। उनका मंदिर जयपुर से लगभग 35 किलोमीटर पूर्व, जमवा रामगढ़ की पहाड़ियों के बीच है।\n\nढूँढाड़ में कछवाहा राज्य के आरंभ की कथा माता के इसी स्थान से जुड़ी है, इसलिए दूर-दूर बसे परिवार भी विवाह और जन्म के बाद यहाँ धोक देने आते हैं।',
			rituals:
				'प्रतिदिन आरती के साथ नवरात्र में विशेष शृंगार होता है। नवविवाहित जोड़े की जात और बालक के झड़ूले की रीति बहुत प्रचलित है। खीर, पूड़ी और नारियल का भोग चढ़ाया जाता है।',
			location: 'जमवा रामगढ़, जयपुर से लगभग 35 किलोमीटर पूर्व, राजस्थान',
			district: 'जयपुर',
			temple: 'जमवाय माता मंदिर, जमवा रामगढ़',
			festival: 'चैत्र नवरात्र की अष्टमी का मेला; आश्विन नवरात्र',
			history:
				'मंदिर की स्थापना दूल्हा राय से जोड़ी जाती है, जिन्हें ढूँढाड़ में कछवाहा सत्ता का आरंभ करने वाला माना जाता है। बाद में आमेर और जयपुर के परिवारों ने भी इस स्थान का मान बनाए रखा।',
			legends:
				'परंपरा के अनुसार एक युद्ध में पराजित और घायल दूल्हा राय को माता ने दर्शन देकर फिर से जीवन-शक्ति दी। विजय के बाद उन्होंने यहीं माता का मंदिर बनवाया।',
			importance:
				'कछवाहा, राजावत और शेखावत परिवारों के लिए यह स्थान कुल के आरंभ का साक्षी है। हार के बाद फिर उठ खड़े होने की कथा आज भी परिवारों में सुनाई जाती है।',
			additionalInfo:
				'ध्यान दें: आमेर की शिला देवी राजपरिवार की आराध्या रही हैं, पर कुलदेवी का स्थान जमवाय माता का है। स्रोत: jamwaymatamandir.in; patrika.com।',
		},
		en: {
			name: 'Jamwai Mata',
			alternateNames: ['Jamuwai Mata', 'Jamvanti Mata'],
			description:
				'Jamwai Mata is the kuldevi of the Kachhwahas; the Rajawat and Shekhawat branches worship her as well. Her temple lies among the hills of Jamwa Ramgarh, some 35 kilometres east of Jaipur.\n\nThe story of how Kachhwaha rule began in Dhundhar belongs to this place, and families from far away still come to bow here after a wedding or a birth.',
			rituals:
				'There is worship every day and a special adornment at Navratra. The visit of a newly married couple and the first haircut of a child are much-loved customs. Kheer, puri and coconut are offered.',
			location: 'Jamwa Ramgarh, about 35 km east of Jaipur, Rajasthan',
			district: 'Jaipur',
			temple: 'Jamwai Mata temple, Jamwa Ramgarh',
			festival: 'Fair on the eighth day of Chaitra Navratra; Ashwin Navratra',
			history:
				'The founding of the temple is linked with Dulha Rai, who is held to have begun Kachhwaha rule in Dhundhar. The families of Amer, and later of Jaipur, kept up the honour of the place.',
			legends:
				'According to tradition Dulha Rai lay wounded after a defeat when the goddess appeared and gave him back his strength. Having won, he built her temple here.',
			importance:
				'For Kachhwaha, Rajawat and Shekhawat families this is where the clan began. Families still tell the tale of rising again after a defeat.',
			additionalInfo:
				'Note: Shila Devi of Amer has long been worshipped by the rulers, but the kuldevi is Jamwai Mata. Sources: jamwaymatamandir.in; patrika.com.',
		},
	},
	{
		picture: 'deities/shila-devi',
		clans: ['Kachhwaha', 'Rajawat'],
		hi: {
			name: 'शिला देवी',
			alternateNames: ['शिला माता', 'आमेर की माता'],
			description:
				'शिला देवी आमेर दुर्ग में विराजमान दुर्गा का रूप हैं। आमेर और जयपुर के कछवाहा शासक उनकी विशेष आराधना करते रहे, यद्यपि कुल की कुलदेवी जमवाय माता हैं।\n\nनाम उस शिला से आया है जिस पर प्रतिमा बनी है। दुर्ग के जलेब चौक से चढ़ती सीढ़ियाँ मंदिर तक जाती हैं, और चाँदी के द्वार दर्शन करने वालों का ध्यान सबसे पहले खींचते हैं।',
			rituals: 'प्रातः और सायं आरती होती है। नवरात्र में मंदिर में बड़ी संख्या में श्रद्धालु आते हैं और विशेष शृंगार व पाठ होते हैं।',
			location: 'आमेर दुर्ग, जयपुर, राजस्थान',
			district: 'जयपुर',
			temple: 'शिला देवी मंदिर, आमेर दुर्ग',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'आमेर के राजा मानसिंह प्रथम यह शिला पूर्वी बंगाल से लाए और दुर्ग में स्थापित की। मंदिर के चाँदी के द्वार उसकी पहचान हैं।',
			legends:
				'परंपरा के अनुसार देवी ने राजा को स्वप्न में दर्शन देकर जल में पड़ी शिला को निकालने का आदेश दिया; शिला को निकालकर उस पर प्रतिमा बनाई गई।',
			importance: 'शिला देवी आमेर दुर्ग की जीवित आस्था हैं — किला दर्शनीय स्थल है, पर मंदिर में पूजा आज भी नित्य चलती है।',
			additionalInfo:
				'मतभेद: प्रतिमा लाने का वर्ष कहीं 1580 और कहीं 1604 बताया गया है। स्रोत: देवस्थान विभाग, राजस्थान (Jaipur, ShilaDeviji); विकिपीडिया।',
		},
		en: {
			name: 'Shila Devi',
			alternateNames: ['Shila Mata', 'The goddess of Amer'],
			description:
				'Shila Devi, enthroned in the fort of Amer, is a form of Durga. The Kachhwaha rulers of Amer and Jaipur gave her special worship, although the kuldevi of the clan is Jamwai Mata.\n\nHer name comes from the slab (shila) in which the image is carved. Steps lead up from the courtyard called Jaleb Chowk, and the silver doors are what a visitor sees first.',
			rituals:
				'There is worship morning and evening. At Navratra great numbers come, and there are special adornments and recitations.',
			location: 'Amer fort, Jaipur, Rajasthan',
			district: 'Jaipur',
			temple: 'Shila Devi temple, Amer fort',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'Raja Man Singh I of Amer brought the slab from eastern Bengal and had it installed in the fort. The temple is known for its doors of silver.',
			legends:
				'According to tradition the goddess came to the raja in a dream and asked him to raise a slab that lay under water; it was found, and the image was carved in it.',
			importance:
				'She is the living heart of Amer. The fort has become a sight for travellers, but daily worship in the temple has gone on.',
			additionalInfo:
				'Where the sources differ: the year in which the image came is given as 1580 or as 1604. Sources: Devasthan Department, Rajasthan (Jaipur, ShilaDeviji); Wikipedia.',
		},
	},
	{
		picture: 'deities/ashapura-mata',
		clans: ['Chauhan', 'Hada', 'Jadeja'],
		hi: {
			name: 'आशापूरा माता',
			alternateNames: ['आशापुरा माता', 'आशापूर्णा माता'],
			description:
				'आशापूरा माता — नाम का अर्थ ही है आशा पूरी करने वाली। वे चौहान कुल की कुलदेवी हैं। राजस्थान में पाली ज़िले के नाडोल में और गुजरात में कच्छ के माता नो मढ़ में उनके प्रसिद्ध स्थान हैं; कच्छ में जाडेजा कुल भी उन्हें पूजता है।\n\nएक ही कुलदेवी को दो कुल पूजें तो इसका अर्थ यह नहीं कि दोनों कुल एक हैं। आस्था साझी है, वंश अलग।',
			rituals:
				'नवरात्र में घटस्थापना, ज्योत और अष्टमी का पूजन होता है। मनोकामना पूरी होने पर परिवार चुनरी और नारियल चढ़ाते हैं।',
			location: 'नाडोल, पाली, राजस्थान; माता नो मढ़, कच्छ, गुजरात',
			district: 'पाली (नाडोल); कच्छ (माता नो मढ़)',
			temple: 'आशापूरा माता मंदिर, नाडोल; माता नो मढ़ का मंदिर, कच्छ',
			festival: 'चैत्र और भाद्रपद की अष्टमी; दोनों नवरात्र',
			history:
				'नाडोल की स्थापना लाखण चौहान से जोड़ी जाती है और वर्ष विक्रम संवत 1001 बताया जाता है। कच्छ का मंदिर 1819 के भूकंप के बाद 1823 में फिर बनाया गया।',
			legends:
				'परंपरा के अनुसार लाखण चौहान को माता ने दर्शन देकर राज्य का आशीर्वाद दिया और उनकी आशा पूरी की; तभी से वे आशापूरा कहलाईं।',
			importance:
				'चौहान और हाड़ा परिवारों के लिए वे कुल की रक्षक हैं, और कच्छ में जाडेजा परिवारों की आराध्या। राजस्थान और गुजरात की आस्था यहाँ मिलती है।',
			additionalInfo:
				'मान्यता: उन्हें शाकंभरी माता का ही रूप माना जाता है; सांभर की शाकंभरी और सीकर की जीण माता भी चौहान कुल से जुड़ी हैं। स्रोत: bhaskar.com; missionkuldevi.in।',
		},
		en: {
			name: 'Ashapura Mata',
			alternateNames: ['Asapura Mata', 'Ashapurna Mata'],
			description:
				'Ashapura means she who fulfils hopes. She is the kuldevi of the Chauhans. Her well-known seats are at Nadol in Pali, Rajasthan, and at Mata no Madh in Kutch, Gujarat, where the Jadejas worship her too.\n\nThat two clans share a kuldevi does not make them one clan: the devotion is common, the descent is not.',
			rituals:
				'At Navratra the pot is set up, a lamp is kept, and the eighth day is celebrated. A family whose wish was granted offers a veil and a coconut.',
			location: 'Nadol, Pali, Rajasthan; Mata no Madh, Kutch, Gujarat',
			district: 'Pali (Nadol); Kutch (Mata no Madh)',
			temple: 'Ashapura Mata temple, Nadol; the temple of Mata no Madh, Kutch',
			festival: 'The eighth days of Chaitra and Bhadrapada; both Navratras',
			history:
				'The shrine at Nadol is linked with Lakhan Chauhan, and the year is given as Vikram Samvat 1001. The temple in Kutch was rebuilt in 1823 after the earthquake of 1819.',
			legends:
				'According to tradition the goddess appeared to Lakhan Chauhan, blessed his rule and fulfilled his hope. From this she has her name.',
			importance:
				'For Chauhan and Hada families she guards the clan; for the Jadejas of Kutch she is their own goddess. Rajasthan and Gujarat meet in her worship.',
			additionalInfo:
				'She is held to be a form of Shakambhari. Shakambhari of Sambhar and Jeen Mata of Sikar are linked with the Chauhans as well. Sources: bhaskar.com; missionkuldevi.in.',
		},
	},
	{
		picture: 'deities/karni-mata',
		clans: ['Rathore'],
		hi: {
			name: 'करणी माता',
			alternateNames: ['करणी जी', 'डाढाली डोकरी'],
			description:
				'करणी माता बीकानेर के शासकों की आराध्या और चारण समाज की पूज्य देवी हैं। बीकानेर के पास देशनोक का मंदिर उनका मुख्य स्थान है। राठौड़ कुल की कुलदेवी नागणेच्या माता हैं; करणी माता बीकानेर के राठौड़ों की इष्ट देवी मानी जाती हैं।\n\nदेशनोक के मंदिर में चूहे, जिन्हें काबा कहते हैं, संरक्षित हैं। उन्हें हानि पहुँचाना वर्जित है और दर्शन करने वाले सँभलकर पाँव रखते हैं।',
			rituals:
				'मंगला आरती और सायं आरती के साथ भोग लगता है, जिसका अंश काबा भी ग्रहण करते हैं। सफ़ेद काबा का दिखना शुभ माना जाता है।',
			location: 'देशनोक, बीकानेर, राजस्थान',
			district: 'बीकानेर',
			temple: 'करणी माता मंदिर, देशनोक',
			festival: 'चैत्र और आश्विन के मेले (नवरात्र)',
			history:
				'करणी माता का जन्म 1387 में सुवाप गाँव में हुआ माना जाता है। बीकानेर राज्य के आरंभ से शासकों ने उनका मान रखा। मंदिर के चाँदी के द्वार महाराजा गंगा सिंह ने भेंट किए।',
			legends:
				'परंपरा के अनुसार माता ने अपने घर वालों को मृत्यु के बाद काबा के रूप में अपने पास रहने का वर दिया, इसलिए मंदिर के काबा परिवार के सदस्य समझे जाते हैं।',
			importance:
				'वे शासक और चारण, दोनों समाजों को जोड़ती हैं। देशनोक का ओरण, जहाँ पेड़ नहीं काटे जाते, प्रकृति की रक्षा की पुरानी मर्यादा का उदाहरण है।',
			additionalInfo: 'ध्यान दें: जन्म का वर्ष परंपरागत गणना पर आधारित है। स्रोत: rajasthan-tourism.org।',
		},
		en: {
			name: 'Karni Mata',
			alternateNames: ['Karni Ji', 'Dadhali Dokri'],
			description:
				'Karni Mata is the patron of the rulers of Bikaner and is revered by the Charans. Her chief temple is at Deshnok near Bikaner. The kuldevi of the Rathores is Naganechiya Mata; Karni Mata is the chosen goddess of the Rathores of Bikaner.\n\nThe rats of the temple, called kabas, are under protection. Nobody may harm them, and visitors watch where they set their feet.',
			rituals:
				'Food is offered with the morning and evening worship, and the kabas have their share of it. To see a white one is taken for a good sign.',
			location: 'Deshnok, Bikaner, Rajasthan',
			district: 'Bikaner',
			temple: 'Karni Mata temple, Deshnok',
			festival: 'Fairs in Chaitra and Ashwin, at Navratra',
			history:
				'She is said to have been born in 1387 at Suwap. The rulers of Bikaner honoured her from the beginnings of their state; Maharaja Ganga Singh gave the silver doors of the temple.',
			legends:
				'According to tradition she granted that her kin should stay near her after death in the shape of kabas. So those of the temple are looked on as family.',
			importance:
				'She joins rulers and Charans in one devotion. The sacred grove of Deshnok, where no tree is cut, is an old example of care for the land.',
			additionalInfo:
				'Note: the year of birth follows the traditional reckoning. Source: rajasthan-tourism.org.',
		},
	},
	{
		picture: 'deities/jeen-mata',
		clans: ['Chauhan'],
		hi: {
			name: 'जीण माता',
			alternateNames: ['जयंती माता', 'भँवरों वाली माता'],
			description:
				'जीण माता का मंदिर सीकर ज़िले में रेवासा के पास अरावली की पहाड़ियों के बीच है। परंपरा उन्हें चौहान कुल से जोड़ती है, और शेखावाटी के अनेक समाज उनकी पूजा करते हैं।\n\nप्रतिमा आठ भुजाओं वाली महिषासुरमर्दिनी की है और माता को जयंती माता भी कहा जाता है। पास की पहाड़ी पर उनके भाई माने जाने वाले हर्षनाथ का स्थान है।',
			rituals: 'मंदिर में अखंड ज्योत जलती है। नवरात्र में जात, झड़ूला और चूरमे का भोग प्रमुख हैं।',
			location: 'रेवासा के पास, सीकर, राजस्थान',
			district: 'सीकर',
			temple: 'जीण माता मंदिर, सीकर',
			festival: 'दोनों नवरात्रों के मेले',
			history:
				'मंदिर में आठ शिलालेख हैं, जिनमें सबसे पुराना संवत 1029 का बताया जाता है। इससे स्थान की प्राचीनता का पता चलता है।',
			legends:
				'परंपरा के अनुसार जीण और हर्ष भाई-बहन थे। मन को लगी एक ठेस के बाद जीण तपस्या के लिए पहाड़ियों में चली आईं; भाई मनाने आया, पर फिर वह भी पास की पहाड़ी पर तप में बैठ गया।',
			importance:
				'भाई-बहन के स्नेह की यह कथा लोकगीतों में आज भी गाई जाती है और जीण माता का गीत राजस्थान के लंबे लोकगीतों में गिना जाता है।',
			additionalInfo:
				'मतभेद: लोककथा के विवरण गाँव-गाँव में बदलते हैं; यहाँ केवल साझा अंश दिया गया है। स्रोत: onlinesikar.blogspot.com।',
		},
		en: {
			name: 'Jeen Mata',
			alternateNames: ['Jayanti Mata', 'The Mother of the Bees'],
			description:
				'The temple of Jeen Mata is among the Aravalli hills near Rewasa in Sikar district. Tradition links her with the Chauhans, and many communities of Shekhawati worship her.\n\nThe image is an eight-armed Mahishasuramardini, and she is called Jayanti Mata as well. On a hill nearby is the seat of Harsh, who is held to be her brother.',
			rituals:
				'A lamp burns in the temple without a break. At Navratra people come for the family visit, for a child’s first haircut, and to offer churma.',
			location: 'Near Rewasa, Sikar, Rajasthan',
			district: 'Sikar',
			temple: 'Jeen Mata temple, Sikar',
			festival: 'Fairs at both Navratras',
			history:
				'The temple has eight inscriptions. The oldest is reported to be of Samvat 1029, which shows the age of the place.',
			legends:
				'According to tradition Jeen and Harsh were sister and brother. Hurt by a quarrel at home, Jeen went into the hills to live in penance; her brother came to fetch her, and in the end sat down in penance on the hill next to hers.',
			importance:
				'The love of brother and sister is sung to this day; the song of Jeen Mata counts among the long folk songs of Rajasthan.',
			additionalInfo:
				'Where the sources differ: the details of the tale change from village to village, and only what they share is given here. Source: onlinesikar.blogspot.com.',
		},
	},
	{
		picture: 'deities/chauth-mata',
		clans: ['Chauhan'],
		hi: {
			name: 'चौथ माता',
			alternateNames: ['चौथ भवानी'],
			description:
				'चौथ माता का मंदिर सवाई माधोपुर ज़िले के चौथ का बरवाड़ा कस्बे में ऊँची पहाड़ी पर है। स्थान का संबंध भीम सिंह चौहान से जोड़ा जाता है।\n\nसफ़ेद संगमरमर के मंदिर तक लगभग 700 सीढ़ियाँ जाती हैं। माता सिंह पर विराजमान हैं। करवा चौथ के दिन सुहाग की कामना से आने वाली महिलाओं से पूरा मार्ग भर जाता है।',
			rituals:
				'हर माह की चौथ को व्रत और दर्शन की परंपरा है। करवा चौथ पर कथा सुनी जाती है और चंद्रमा को अर्घ्य दिया जाता है।',
			location: 'चौथ का बरवाड़ा, सवाई माधोपुर, राजस्थान',
			district: 'सवाई माधोपुर',
			temple: 'चौथ माता मंदिर, चौथ का बरवाड़ा',
			festival: 'करवा चौथ; नवरात्र',
			history: 'मंदिर की स्थापना विक्रम संवत 1451, अर्थात् लगभग 1394 ईस्वी में भीम सिंह चौहान से जोड़ी जाती है।',
			legends: 'परंपरा के अनुसार माता ने राजा को स्वप्न में दर्शन देकर पहाड़ी पर स्थान बनाने का संकेत दिया।',
			importance:
				'यह उन गिने-चुने स्थानों में है जहाँ चौथ के व्रत की अधिष्ठात्री देवी का अपना मंदिर है; दांपत्य और परिवार की मंगलकामना यहाँ का मुख्य भाव है।',
			additionalInfo:
				'ध्यान दें: ईस्वी सन विक्रम संवत से परिवर्तित होने के कारण लगभग है। स्रोत: देवस्थान विभाग, राजस्थान (Sawaimadhopur, chauthmataji)।',
		},
		en: {
			name: 'Chauth Mata',
			alternateNames: ['Chauth Bhawani'],
			description:
				'The temple of Chauth Mata crowns a hill above the town of Chauth ka Barwara in Sawai Madhopur district. The place is linked with Bhim Singh Chauhan.\n\nAbout 700 steps climb to the shrine of white marble, where the goddess sits on a lion. On Karva Chauth the whole way is full of women who come to pray for their married life.',
			rituals:
				'Many fast and visit on the fourth day of each month. On Karva Chauth they hear the story, and water is offered to the moon.',
			location: 'Chauth ka Barwara, Sawai Madhopur, Rajasthan',
			district: 'Sawai Madhopur',
			temple: 'Chauth Mata temple, Chauth ka Barwara',
			festival: 'Karva Chauth; Navratra',
			history: 'The founding is ascribed to Bhim Singh Chauhan in Vikram Samvat 1451, that is, about 1394.',
			legends:
				'According to tradition the goddess came to the raja in a dream and pointed out the hill for her shrine.',
			importance:
				'It is one of few temples given to the goddess of the Chauth fast herself. Prayers here are for marriage and the well-being of the family.',
			additionalInfo:
				'Note: the common-era year is converted from Vikram Samvat and so is approximate. Source: Devasthan Department, Rajasthan (Sawaimadhopur, chauthmataji).',
		},
	},
	{
		picture: 'deities/tanot-mata',
		clans: ['Bhati'],
		hi: {
			name: 'तनोट माता',
			alternateNames: ['तनोट राय', 'आवड़ माता'],
			description:
				'तनोट माता का मंदिर जैसलमेर से लगभग 120 किलोमीटर दूर, मरुभूमि की सीमा के पास है। भाटी कुल उन्हें विशेष श्रद्धा से पूजता है।\n\nमाता को आवड़ देवी से अभिन्न माना जाता है, जो हिंगलाज माता का अवतार कही जाती हैं। आज मंदिर की देखभाल सीमा सुरक्षा बल करता है और जवान ही पूजा की व्यवस्था सँभालते हैं।',
			rituals:
				'प्रतिदिन सुबह-शाम आरती होती है, जिसमें जवान और यात्री साथ बैठते हैं। मन्नत का रूमाल बाँधने की रीति प्रसिद्ध है।',
			location: 'तनोट, जैसलमेर से लगभग 120 किलोमीटर, राजस्थान',
			district: 'जैसलमेर',
			temple: 'तनोट माता मंदिर, तनोट',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'स्थान की स्थापना भाटी राजा तनु राव से जोड़ी जाती है। 1965 के युद्ध के बाद मंदिर देशभर में जाना गया और उसकी व्यवस्था सीमा सुरक्षा बल के पास आई।',
			legends:
				'परंपरा के अनुसार 1965 के युद्ध में मंदिर के आसपास गिरे गोले नहीं फटे और स्थान सुरक्षित रहा। वहाँ रखे गोले इसी स्मृति के रूप में दिखाए जाते हैं।',
			importance:
				'तनोट में कुल की आस्था और सीमा की रक्षा का भाव एक साथ मिलता है। भाटी परिवारों के साथ देशभर के यात्री यहाँ आते हैं।',
			additionalInfo: 'मतभेद: स्थापना का वर्ष कहीं 828 और कहीं 847 ईस्वी मिलता है। स्रोत: welcome2rajasthan.in।',
		},
		en: {
			name: 'Tanot Mata',
			alternateNames: ['Tanot Rai', 'Awad Mata'],
			description:
				'The temple of Tanot Mata lies some 120 kilometres from Jaisalmer, close to the border in the desert. The Bhatis hold her in special reverence.\n\nShe is identified with Awad, who is called an incarnation of Hinglaj. Today the Border Security Force looks after the temple, and its men see to the worship.',
			rituals:
				'Soldiers and travellers sit together at the morning and evening worship. Tying a handkerchief with a wish is a custom for which the place is known.',
			location: 'Tanot, about 120 km from Jaisalmer, Rajasthan',
			district: 'Jaisalmer',
			temple: 'Tanot Mata temple, Tanot',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'The founding is linked with the Bhati king Tanu Rao. After the war of 1965 the temple became known all over the country, and the Border Security Force took charge of it.',
			legends:
				'According to tradition the shells that fell around the temple in 1965 did not burst, and the place was spared. Shells shown there keep the memory.',
			importance:
				'The faith of a clan and the guarding of a border meet at Tanot. Travellers from all over India come beside the Bhati families.',
			additionalInfo:
				'Where the sources differ: the founding is dated to 828 or to 847. Source: welcome2rajasthan.in.',
		},
	},
	{
		picture: 'deities/sundha-mata',
		clans: ['Chauhan', 'Parihar', 'Deval'],
		hi: {
			name: 'सुंधा माता',
			alternateNames: ['चामुंडा माता', 'अघटेश्वरी माता'],
			description:
				'सुंधा माता चामुंडा का रूप हैं। उनका मंदिर भीनमाल से लगभग 20 किलोमीटर दूर सुंधा पर्वत की चोटी पर है। जालोर के चौहान और देवल शाखा के परिहार उन्हें पूजते हैं।\n\nऊपर तक पैदल मार्ग के साथ रोपवे भी है। सफ़ेद संगमरमर के स्तंभ और पुराने शिलालेख मंदिर को इतिहास और आस्था दोनों का स्थान बनाते हैं।',
			rituals: 'नवरात्र में विशेष पूजा और ज्योत होती है। परिवार पैदल चढ़ाई को भी सेवा का अंग मानते हैं।',
			location: 'सुंधा पर्वत, भीनमाल से लगभग 20 किलोमीटर, जालोर, राजस्थान',
			district: 'जालोर',
			temple: 'सुंधा माता मंदिर, सुंधा पर्वत',
			festival: 'चैत्र और आश्विन नवरात्र',
			history:
				'मंदिर में 1262, 1326 और 1727 के शिलालेख हैं। इनसे जालोर के चौहानों के समय और उसके बाद के इतिहास की जानकारी मिलती है।',
			legends: 'परंपरा के अनुसार देवी ने इसी पर्वत पर चामुंडा रूप में वास किया, और साधकों ने यहाँ गुफा में उनकी उपासना की।',
			importance:
				'जालोर क्षेत्र के चौहान और देवल परिवारों की आस्था का यह साझा केंद्र है, और शिलालेखों के कारण इतिहास के जानकारों के लिए भी मूल्यवान है।',
			additionalInfo: 'ध्यान दें: शिलालेखों के वर्ष ईस्वी सन में दिए गए हैं। स्रोत: विकिपीडिया (Sundha Mata Temple)।',
		},
		en: {
			name: 'Sundha Mata',
			alternateNames: ['Chamunda Mata', 'Aghateshwari Mata'],
			description:
				'Sundha Mata is a form of Chamunda. Her temple is on the top of Sundha hill, about 20 kilometres from Bhinmal. The Chauhans of Jalore and the Deval branch of the Parihars worship her.\n\nThere is a ropeway beside the path on foot. Pillars of white marble and old inscriptions make the temple a place of history as well as of faith.',
			rituals:
				'Navratra has special worship and lamps. Many families take the climb on foot as a part of their service.',
			location: 'Sundha hill, about 20 km from Bhinmal, Jalore, Rajasthan',
			district: 'Jalore',
			temple: 'Sundha Mata temple, Sundha hill',
			festival: 'Chaitra and Ashwin Navratra',
			history:
				'The temple holds inscriptions of 1262, 1326 and 1727. They tell of the time of the Chauhans of Jalore and of the centuries after.',
			legends:
				'According to tradition the goddess took up her dwelling on this hill as Chamunda, and seekers worshipped her in a cave here.',
			importance:
				'It is a common centre for the Chauhan and Deval families of the Jalore area, and its inscriptions are of worth to historians.',
			additionalInfo:
				'Note: the years of the inscriptions are of the common era. Source: Wikipedia (Sundha Mata Temple).',
		},
	},
];
