export interface DemoBlog {
	language: 'hi' | 'en';
	title: string;
	author: string;
	/** The sample member who sent it in. */
	sender: string;
	status: 'approved' | 'pending' | 'rejected';
	rejectionReason?: string;
	daysOld: number;
	/** Name of a file in `prisma/seed/pictures`, without its extension. */
	cover: string;
	content: string;
}

export const demoBlogs: readonly DemoBlog[] = [
	{
		language: 'hi',
		title: 'कुलदेवी की धोक: घर से थान तक की यात्रा',
		author: 'पद्मजा कँवर',
		sender: 'padmaja',
		status: 'approved',
		daysOld: 3,
		cover: 'gallery/lamps-in-arches',
		content: `हमारे घरों में विवाह की अंतिम रस्म विदाई नहीं, धोक होती है। नई बहू घर आती है, कंगन-डोरे खुलते हैं, और फिर एक सुबह पूरा परिवार कुलदेवी के थान की ओर चल पड़ता है। गाड़ी में सबसे आगे नारियल, चुनरी और लापसी का डिब्बा रखा होता है; पीछे की सीट पर दादीसा गीत शुरू करती हैं और बाकी सब टेक लगाते हैं।

धोक का अर्थ केवल सिर झुकाना नहीं है। यह परिवार का देवी को समाचार देना है — हमारे घर एक नया सदस्य आया है, इसे भी अपनी छाया में लेना। इसीलिए बालक के जन्म के बाद झड़ूले के लिए, परीक्षा या नौकरी के बाद धन्यवाद के लिए, और कभी-कभी बिना किसी कारण के भी लोग थान पर जाते हैं। जो परिवार दूर शहरों में बस गए हैं, वे साल में एक बार नवरात्र में ही सही, पर लौटते अवश्य हैं।

थान पर पहुँचकर सबसे पहले हाथ-पाँव धोए जाते हैं। फिर ज्योत जलती है। घर का सबसे बड़ा सदस्य आगे बैठता है और छोटे उसके पीछे; पर नारियल अक्सर सबसे छोटे बच्चे से चढ़वाया जाता है। इस छोटे-से क्रम में एक पूरी शिक्षा छिपी है: परंपरा बड़े सँभालते हैं, और उसे आगे बच्चे ले जाते हैं।

मैंने अपनी सासू माँ से पूछा था कि अगर रीति याद न रहे तो क्या करें। वे मुस्कराईं और बोलीं, "माता हिसाब नहीं रखतीं, मन देखती हैं। पर तुम लिख लो, ताकि आगे किसी को पूछना न पड़े।" उसी शाम मैंने एक कॉपी में लिखना शुरू किया — किस दिन क्या बनता है, कौन-सा गीत पहले गाया जाता है, थान तक का रास्ता कैसा है, और वहाँ के पुजारी परिवार का घर कौन-सा है।

अगर आपके घर में भी ऐसी कोई कॉपी नहीं है, तो आज ही एक बना लीजिए। कुलदेवी का नाम, थान का पता, धोक की तिथियाँ और घर के गीत लिखिए। किसी बुज़ुर्ग की आवाज़ में गीत भी सहेज लीजिए। रीतियाँ एक घर से दूसरे घर में अलग होती हैं, और यही उनकी सुंदरता है; लिखते समय किसी और के घर की रीति को ग़लत मत कहिए। जो हमारे पास है, उसे सँभालकर आगे देना ही सबसे बड़ी धोक है।`,
	},
	{
		language: 'hi',
		title: 'बावड़ी: सीढ़ियों में उतरता पानी का इतिहास',
		author: 'मरुधरा भाटी',
		sender: 'marudhara',
		status: 'approved',
		daysOld: 9,
		cover: 'gallery/stepwell',
		content: `जहाँ वर्षा साल में गिने-चुने दिन आती हो, वहाँ पानी केवल प्यास बुझाने की वस्तु नहीं रहता; वह समय, श्रम और मर्यादा का विषय बन जाता है। राजस्थान और गुजरात की बावड़ियाँ इसी समझ से जन्मीं। ऊपर से देखें तो धरती में एक चौकोर गहराई, और भीतर उतरें तो सीढ़ियों, गोखों और छायाओं की पूरी दुनिया।

बावड़ी की बनावट सरल प्रश्न का उत्तर है: पानी का स्तर हर ऋतु में बदलता है, तो लोग उस तक कैसे पहुँचें? उत्तर है सीढ़ियाँ। वर्षा के बाद पानी ऊपर रहता है और कुछ ही सीढ़ियाँ उतरनी पड़ती हैं; ज्येष्ठ में नीचे चला जाता है और लोग साथ-साथ नीचे उतरते जाते हैं। गहराई में दीवारें मोटी हैं और हवा ठंडी, इसलिए राहगीर के लिए यह विश्राम का स्थान भी था।

दौसा ज़िले के आभानेरी की चाँद बावड़ी और बूंदी की रानीजी की बावड़ी जैसे नाम बहुत लोग जानते हैं। पर हर अंचल में ऐसी अनेक बावड़ियाँ हैं जिनका नाम केवल आसपास के गाँव जानते हैं। कई के शिलालेखों में बनवाने वाले का नाम, संवत और एक छोटी-सी कामना मिलती है कि यह जल सबके काम आए। बनवाने वालों में रानियाँ, सेठ, बंजारे और गाँव की पंचायतें, सभी रहे हैं।

बावड़ी समाज का आँगन भी थी। सुबह पानी भरने की बातचीत, विवाह में जलवा पूजन, यात्रियों का पड़ाव और त्योहारों के दीप — सब यहीं होते थे। इसलिए बावड़ी सूखती है तो केवल पानी नहीं, एक मेल-जोल भी सूखता है।

आज कई स्थानों पर युवाओं की टोलियाँ बावड़ियों से मिट्टी और कचरा निकाल रही हैं। काम बड़ा नहीं लगता, पर परिणाम एक ही वर्षा में दिख जाता है: जल वापस लौटता है, पास के कुओं का स्तर सुधरता है और बच्चे सीढ़ियाँ गिनते हुए नीचे उतरते हैं।

यदि आपके गाँव में कोई पुरानी बावड़ी है, तो तीन काम कीजिए। पहला, उसका चित्र लीजिए और उसके शिलालेख की साफ़ तस्वीर सहेजिए। दूसरा, गाँव के बुज़ुर्गों से उसकी कथा पूछकर लिखिए। तीसरा, सफाई से पहले स्थानीय प्रशासन और पुरातत्व विभाग से पूछ लीजिए, क्योंकि संरक्षित स्मारक को बिना अनुमति छूना ठीक नहीं। पानी हमारा साझा पुरखा है; उसका घर सँवारना हम सबका काम है।`,
	},
	{
		language: 'hi',
		title: 'साफ़े के रंग और ऋतुओं की भाषा',
		author: 'नरसिंहपाल सिंह',
		sender: 'narsinghpal',
		status: 'approved',
		daysOld: 16,
		cover: 'gallery/turban',
		content: `मेरे दादोसा कहा करते थे कि साफ़ा सिर पर नहीं, घर की प्रतिष्ठा पर बाँधा जाता है। बचपन में यह बात समझ में नहीं आती थी; हम तो बस नौ मीटर के उस कपड़े को कमरे के एक छोर से दूसरे छोर तक तानकर दौड़ने में मगन रहते थे। आज जब मैं अपने बेटे को साफ़ा बाँधना सिखाता हूँ, तो वही वाक्य अपने मुँह से निकलता है।

राजस्थान में कहावत है कि कुछ कोस पर बोली बदलती है और उसके साथ पाग-पगड़ी का बंधेज भी। मारवाड़ का गोल साफ़ा, मेवाड़ की चपटी पाग, शेखावाटी का अपना ढंग — जानने वाला दूर से ही पहचान लेता है कि सामने वाला किस अंचल का है। मारवाड़ के साफ़े में पीछे छोड़ा गया पल्ला धूप में गर्दन की रक्षा भी करता है और आवश्यकता पड़ने पर पानी छानने या रस्सी बनाने के काम भी आता रहा है।

रंगों की अपनी भाषा है। सावन में लहरिया, जिसकी तिरछी धारियाँ बरसते पानी की याद दिलाती हैं। फागुन में सफ़ेद धरती पर लाल-गुलाबी छींटों वाला फागणिया। विवाह में केसरिया और पचरंगा। शोक के दिनों में सादा और हल्का रंग। दशहरे और दीपावली पर गहरे, चटक रंगों के साफ़े बक्सों से निकलते हैं और आँगन में एक साथ बँधते हैं।

इन रंगों के पीछे रंगरेज़ और नीलगर परिवारों का हाथ है, जिनकी उँगलियाँ पीढ़ियों से कपड़े को बाँधती, मोड़ती और रंगती आई हैं। लहरिये का कपड़ा पहले कोने से लपेटा जाता है, फिर धागे से कसकर बाँधा जाता है; जहाँ धागा है, वहाँ रंग नहीं पहुँचता। खोलते समय धागा खिंचता है और लहरें खुल जाती हैं। बाज़ार में छपा हुआ लहरिया भी मिलता है, पर बँधे हुए की धार उलटी ओर से भी वैसी ही दिखती है।

साफ़ा सीखने का सबसे अच्छा समय किसी विवाह की सुबह है, जब घर के सब पुरुष एक ही दर्पण के सामने खड़े होते हैं। पहले दिन कपड़ा ढीला रहेगा, दूसरे दिन एक ओर झुकेगा, तीसरे दिन ठीक बैठने लगेगा। छोटे बच्चों के लिए पाँच मीटर का हल्का मलमल लीजिए। और जब बेटे का पहला साफ़ा बँध जाए, तो उसका चित्र परिवार के संग्रह में अवश्य रखिए — वर्षों बाद वही चित्र सबसे अधिक देखा जाएगा।`,
	},
	{
		language: 'hi',
		title: 'पाबूजी की फड़: कपड़े पर चलता-फिरता मंदिर',
		author: 'मयूरेश्वर सिंह',
		sender: 'mayuresh',
		status: 'approved',
		daysOld: 27,
		cover: 'stories/caravan-at-night',
		content: `रात गहराने लगती है। गाँव के चौक में दो बाँसों के बीच एक लंबा चित्रित कपड़ा तन जाता है। धूप दी जाती है, दीपक जलता है, और रावणहत्थे का पहला स्वर उठता है। भोपा गाना आरंभ करता है, भोपी दीपक लेकर उस चित्र को उजाला देती है जिसका प्रसंग चल रहा है। यह पाबूजी की फड़ है — चित्र भी, कथा भी, और श्रद्धालुओं के लिए मंदिर भी।

फड़ कई मीटर लंबे हाथ के बुने कपड़े पर बनती है। भीलवाड़ा और शाहपुरा के चितेरे परिवार इस कला के लिए जाने जाते हैं। कपड़े पर पहले माँड चढ़ाया जाता है और उसे घोटकर चिकना किया जाता है। फिर हल्के पीले से आकृतियों का खाका बनता है और उसके बाद क्रम से रंग भरे जाते हैं। बीच में पाबूजी का बड़ा चित्र रहता है और उनके चारों ओर उनके साथी, उनकी घोड़ी केसर कालमी, ऊँट, गायें और दरबार।

फड़ को देखने वाला पहली बार उलझ जाता है, क्योंकि इसमें प्रसंग समय के क्रम से नहीं, स्थान के क्रम से बने होते हैं। कोलू का दरबार एक जगह है, तो वहाँ की हर घटना वहीं मिलेगी। गायक कथा के साथ एक ओर से दूसरी ओर चलता है और सुनने वाले भी उसके साथ उस प्रदेश में घूम आते हैं।

परंपरा के अनुसार पाबूजी ने देवल चारणी को उसकी गायों की रक्षा का वचन दिया था। विवाह की वेदी पर समाचार मिला कि गायें घेर ली गई हैं, और वे फेरे अधूरे छोड़कर निकल पड़े। कथा का यही क्षण सबसे शांत होकर सुना जाता है। सुनने वाले जानते हैं कि आगे क्या होगा, फिर भी हर बार वही सन्नाटा उतरता है।

आज फड़ के छोटे रूप घरों की दीवारों पर सजते हैं, और यह अच्छा है कि चितेरों को काम मिलता है। पर फड़ को पूरा समझना हो तो उसे एक बार रात भर सुनिए। परिवार में किसी शुभ अवसर पर फड़ बँचवाने की परंपरा को फिर आरंभ कीजिए, गायकों को उचित सम्मान-राशि दीजिए, और चित्र लेने से पहले उनसे पूछ लीजिए। भोर में आरती के साथ जब फड़ सिमटती है, तब समझ आता है कि कथा समाप्त नहीं हुई, केवल अगले गाँव के लिए चल पड़ी है।

संदर्भ: फड़ परंपरा पर phadchitra.com की सामग्री और लोक में प्रचलित गायन।`,
	},
	{
		language: 'hi',
		title: 'ओरण: देवता के नाम छोड़ी गई हरियाली',
		author: 'वेदिकाश्री सोलंकी',
		sender: 'vedika',
		status: 'approved',
		daysOld: 41,
		cover: 'gallery/first-rain',
		content: `मरुभूमि के कई गाँवों के किनारे एक ऐसी भूमि मिलती है जहाँ कुल्हाड़ी नहीं चलती। वहाँ खेजड़ी, केर, बेर और जाल के पेड़ अपनी मर्ज़ी से बढ़ते हैं, मोर निडर घूमते हैं और पशु चरते हैं। लोग उसे ओरण कहते हैं — किसी देवी या लोकदेवता के नाम छोड़ी गई भूमि।

ओरण का नियम सीधा है। सूखी लकड़ी थान के काम आ सकती है, पर हरा पेड़ कोई नहीं काटता। चराई सबके लिए है, पर जोत किसी की नहीं। यह नियम किसी पुस्तक में नहीं, लोगों के मन में लिखा रहा, इसलिए पीढ़ियों तक टिका। देशनोक का करणी माता का ओरण इसका प्रसिद्ध उदाहरण है, जहाँ बेर के पेड़ों को देवी का मानकर बचाया गया।

एक पक्षी-प्रेमी की दृष्टि से ओरण किसी खज़ाने से कम नहीं। वर्षा के बाद यहाँ के छोटे तालाबों में दूर देश के पक्षी उतरते हैं। खेजड़ी की जड़ें गहरी जाती हैं और मिट्टी को थामे रखती हैं; उसकी फली सांगरी थाली तक पहुँचती है और पत्तियाँ पशुओं का चारा बनती हैं। जिस वर्ष खेत सूख जाएँ, उस वर्ष भी ओरण कुछ न कुछ दे ही देता है। गाँव के वैद्य जानते थे कि कौन-सी जड़ी किस कोने में मिलती है।

ओरण केवल पेड़ों की कथा नहीं है, यह मर्यादा की कथा है। जिसके पास शक्ति है, वह भी कुछ भूमि को अपने उपयोग से बाहर रखे — यह विचार हमारे पुरखों ने आस्था के सहारे जीवन में उतारा। आज जब सड़कें, खनन और बिजली के खंभे गाँवों तक आ गए हैं, तब अनेक ओरणों की सीमाएँ धुंधली हो गई हैं। कुछ का नाम तक राजस्व के काग़ज़ों में नहीं है।

हम क्या कर सकते हैं? अपने गाँव के ओरण का नाम, उसके देवता और उसकी सीमाएँ बुज़ुर्गों से पूछकर लिखिए। ग्राम सभा में उसे दर्ज कराने की बात उठाइए। पौधे लगाने हों तो वही प्रजातियाँ चुनिए जो वहाँ पहले से थीं, क्योंकि तेज़ी से फैलने वाले बाहरी पेड़ मरुभूमि का पानी पी जाते हैं। और बच्चों को एक दिन ओरण में घुमाइए; उन्हें पेड़ों के नाम दादी-नानी की बोली में बताइए। जिस हरियाली को हमने देवता के नाम छोड़ा था, वह असल में आने वाली पीढ़ियों के नाम थी।`,
	},
	{
		language: 'hi',
		title: 'अपनी वंशावली लिखना कैसे शुरू करें',
		author: 'शिवांक सिंह',
		sender: 'shivank',
		status: 'pending',
		daysOld: 1,
		cover: 'stories/haveli-at-dawn',
		content: `वंशावली लिखने की सबसे बड़ी बाधा यह विचार है कि इसके लिए पुराने काग़ज़ चाहिए। सच यह है कि आरंभ के लिए केवल एक कॉपी, एक शाम और घर का सबसे बुज़ुर्ग सदस्य चाहिए। काग़ज़ बाद में मिलते रहेंगे, पर स्मृति प्रतीक्षा नहीं करती।

पहली शाम केवल नाम लिखिए। स्वयं से आरंभ कीजिए, फिर माता-पिता, फिर दादा-दादी और नाना-नानी। जिनका नाम न पता हो, वहाँ खाली स्थान छोड़िए, अनुमान मत लिखिए। दूसरी शाम हर नाम के साथ गाँव जोड़िए — जन्म का, विवाह का, और जहाँ वे अंतिम समय में रहे। गाँव का नाम अक्सर वह सूत्र होता है जिससे दो शाखाओं का संबंध खुलता है।

बुज़ुर्गों से बात करते समय सीधे तारीख मत पूछिए। पूछिए कि वह बड़े अकाल से पहले की बात है या बाद की, उस समय घर कच्चा था या पक्का, बैलगाड़ी थी या बस आने लगी थी। ऐसे प्रश्नों से वर्ष अपने आप पास आ जाता है। उनकी अनुमति से आवाज़ भी सहेज लीजिए; नामों का सही उच्चारण लिखने से अधिक सुनने में मिलता है।

स्त्रियों के नाम पूरे लिखिए। पुरानी बहियों में बहुएँ प्रायः अपने पीहर के कुल से लिखी मिलती हैं, अपने नाम से नहीं। परदादी का नाम किसी को याद न हो तो उनके पीहर का गाँव लिखिए और पूछते रहिए। गोद लिए गए बालक, दूसरा विवाह, कम आयु में चले गए बच्चे — इन सबको भी स्थान दीजिए। परिवार की कथा तभी पूरी होती है जब उसमें कोई छिपाया न जाए।

इसके बाद बही और पोथी देखिए। कई परिवारों की पीढ़ियाँ राव या बड़वा परिवारों की बहियों में दर्ज हैं, और हरिद्वार जैसे तीर्थों के पंडों के पास भी। जो लिखा मिले, उसके साथ लिखिए कि किसने बताया और कब। दो स्रोत अलग बात कहें तो दोनों लिखिए, किसी एक को मिटाइए मत।

अंत में एक मर्यादा याद रखिए: जीवित व्यक्ति की जानकारी उसकी अनुमति से ही साझा कीजिए। इस पोर्टल में भी वृक्ष निजी रखा जा सकता है और जिसे जोड़ना हो, उससे पूछा जाता है। वंशावली का उद्देश्य किसी को बड़ा या छोटा सिद्ध करना नहीं, यह जानना है कि हम एक-दूसरे के कितने पास हैं।`,
	},
	{
		language: 'hi',
		title: 'मांडणा: आँगन पर उतरा उत्सव',
		author: 'गायत्री परमार',
		sender: 'gayatri',
		status: 'rejected',
		rejectionReason: 'विषय बहुत अच्छा है। कृपया चित्र में अपने आँगन का मांडणा जोड़ें और जिनसे सीखा, उनका उल्लेख करके फिर भेजें।',
		daysOld: 12,
		cover: 'gallery/mandana',
		content: `दीपावली से पहले की वह सुबह मुझे आज भी याद है जब आँगन में गोबर और लाल मिट्टी का लेप सूख रहा होता था और माँ कटोरी में खड़िया घोलती थीं। कपड़े का एक छोटा टुकड़ा उँगलियों में दबा रहता और अनामिका से सफ़ेद रेखा उतरती जाती — न कोई नाप, न कोई खाका, फिर भी हर कोना बराबर। यही मांडणा है, हमारे आँगन का सबसे पुराना उत्सव।

मांडणे का अर्थ है सजाना, रचना। लाल धरती गेरू की होती है और रेखा खड़िया की। बीच में पगल्या या चौक बनता है, उसके चारों ओर फूल, बेल, लहर और जाली। दीपावली पर लक्ष्मी के पगल्ये द्वार से भीतर की ओर बनाए जाते हैं; विवाह में गणेश और कलश; बालक के जन्म पर झूला और खिलौने। फसल घर आए तो बैलगाड़ी और गेहूँ की बालियाँ भी आँगन में उतर आती हैं।

इस कला में कोई मिटाता नहीं। रेखा टेढ़ी हो जाए तो उसी को पत्ती बना दिया जाता है। माँ कहती थीं कि भूल को छिपाने से अच्छा है कि उसे सुंदर बना दो। शायद इसीलिए दो आँगनों के मांडणे कभी एक जैसे नहीं होते, जबकि नमूने वही रहते हैं जो नानी ने सिखाए थे।

मांडणे सामूहिक होते हैं। बड़ी बहन चौक बनाती है, छोटी भराव करती है, पड़ोस की भाभी आकर बेल जोड़ देती है। काम के साथ गीत चलते रहते हैं और बातों में पूरा मोहल्ला आ जाता है। वर्षा आएगी तो सब धुल जाएगा, यह सब जानते हैं, फिर भी मन से बनाते हैं। जो टिकता नहीं, वही शायद हर बार नया रहता है।

अब घरों के आँगन पक्के हो गए हैं। गेरू की जगह रंग की डिब्बी और खड़िया की जगह छपा हुआ स्टिकर मिल जाता है। समय की कमी समझी जा सकती है, पर साल में एक बार सही, अपने हाथ से एक छोटा पगल्या ही बना लीजिए। छत के कोने पर, गमले के नीचे, लकड़ी के पट्टे पर — जहाँ भी जगह मिले। बच्चों को कटोरी और कपड़ा थमाइए और उन्हें अपनी रेखा स्वयं खोजने दीजिए। उनकी पहली टेढ़ी रेखा का चित्र सहेज लीजिए; कुछ वर्ष बाद वही आपके परिवार का सबसे प्यारा मांडणा होगा।`,
	},
	{
		language: 'en',
		title: 'Khamma Ghani: a greeting that asks for nothing',
		author: 'Nandini Kanwar',
		sender: 'nandinika',
		status: 'approved',
		daysOld: 6,
		cover: 'stories/fort-at-dawn',
		content: `Stand for a morning at the gate of any old house in Marwar and you will hear it twenty times: "Khamma ghani." A child says it with both hands folded before running to the school bus. A driver says it through the window. An aunt says it, and goes on with what she was doing. It opens a visit and closes it, and nobody stops to think what the words mean.

The usual explanation is that khamma comes from kshama, forgiveness, and ghani means much or many. So the one who greets says, more or less, "much forgiveness": forgive what I may have done amiss, forgive what I may do amiss while I am here. The elder answers "ghani khamma", and gives it back. Others hear in it a wish for health and protection. Language scholars may settle it one day; in the meantime both meanings are good ones to carry through a door.

What I like is that the greeting asks for nothing. It is no question, as "How are you?" is, to which one must find an answer. It makes no claim about the hour or the weather. It only lowers the speaker a little, and lifts the other, and in the next breath the other does the same. Two people have made room for each other, and now they can talk.

Children learn it before they learn why. When my daughter was three she said it to everybody, including the cow and the man who came to read the meter. We laughed, but we did not correct her. A greeting that belongs only to important people would soon be worth very little. The elders in our lane answer every child who says it, in full, and I have come to think that this is where the teaching lies: not in making the young bow, but in never leaving their greeting unanswered.

In the cities it has grown rarer. Telephones have their own words, and offices have theirs. But I notice that people who have not used it for years will say it again when they meet somebody from home, on a railway platform or in an airport queue, and that their voices change when they do. It is a small house of two words that one can carry anywhere.

So begin with it here. When you write to a relative whom you have found on a family tree, perhaps a fourth cousin who has never heard of you, do not begin with dates and documents. Begin with "Khamma ghani". The rest will follow.`,
	},
	{
		language: 'en',
		title: 'Leheriya and bandhani: how a knot becomes a pattern',
		author: 'Hinalba Jadeja',
		sender: 'hinaba',
		status: 'approved',
		daysOld: 21,
		cover: 'stories/green-leheriya',
		content: `Both cloths begin white, and both begin with a thread. That is nearly all that leheriya and bandhani have in common, yet people mix them up all the time, and shops do little to help. If you own one veil of each, lay them side by side near a window and look.

Bandhani is made of points. The maker lifts a pinch of cloth on a fingernail grown long for the purpose, or on a small metal ring, and winds thread around it, again and again, hundreds of times across a veil, thousands across a fine one. Where the thread sits, the dye cannot reach. After the first bath, usually the palest colour, more pinches are tied and the cloth goes into a darker bath, and so on until the darkest. When all the threads are pulled out at last, the whole surface wakes up in small rings of light. Kutch, Jamnagar, Bhuj, Sikar and Jodhpur each have their own hand in this, and an experienced buyer can often tell them apart.

Leheriya is made of lines. Leher means wave. The thin cloth is rolled from one corner to the opposite corner into a long rope; the rope is bound tightly at intervals and dyed. Opened out, it shows slanting stripes, and when it is folded like a fan before rolling, the stripes turn into zigzags. Rolling it again from the other corner makes a fine check called mothara, after the lentil. Leheriya belongs to the rains: in the month of Shravan whole streets in Rajasthan seem to be walking about in moving water.

How do you know that a piece has been tied and not printed? Look at the back. On tied cloth the pattern is as clear there as in front. Look at the dots: no two are the same, and the cloth around them keeps a little pucker that even an iron does not quite take away. Many makers sell fine work with a few threads left in, as proof. Printed cloth is honest too, as long as it is sold by its name and at its price.

Wash old pieces by themselves, in cold water and with a mild soap, and dry them in the shade. Fold them along a different line each year, because silk breaks where it is always folded. And write down who wore a veil, at whose wedding, and in which year, on a slip of paper kept with it. A cloth with a story will be kept; a cloth without one will, sooner or later, be cut up for cushions.`,
	},
	{
		language: 'en',
		title: 'Reading a family tree: five things that beginners miss',
		author: 'Tej Singh',
		sender: 'tejmal',
		status: 'approved',
		daysOld: 34,
		cover: 'stories/chhatris-at-dusk',
		content: `A family tree looks simple: boxes for people, lines between them. I spent the first year of my retirement drawing ours, and I made every mistake there is. Here are five that may save you some paper.

First, a tree is not a line. Most of us are taught one line, from father to father, and we can recite it. But each of us has eight great-grandparents, and seven of them are easily forgotten. Start with a fan of all eight, even if five places stay blank. The blanks will bother you, and that is useful: you will start to ask.

Second, write the marriages down, not just the children. When a wife died young and the husband married again, children of both mothers grew up in one courtyard and were called brothers and sisters without any further word. Two generations later nobody knows who was whose, and it may matter for a match, or for a medical question. A second marriage is no stain on a family. Leaving out a mother is.

Third, adoption was common, and often went on between brothers. A man without a son brought up his nephew as his own. In that case the boy has two fathers: by birth and by adoption. Keep both lines, and label them. If you draw only one, some cousin will draw the other, and you will argue about it at a wedding.

Fourth, expect people to turn up twice. In every old community distant cousins have married now and then, through the mother's side perhaps, without any rule being broken. Then two lines of ancestors run together in one couple. It looks like an error on paper; it is simply how people lived near one another for a long time.

Fifth, respect what you do not know. "About 1920" is better than an invented date. "Name unknown, from a village near Tonk" is better than a guess. Write next to each fact who told it to you. My great-aunt and my uncle disagree about which of two brothers was the elder, and I have left both opinions standing, with their names. They have each told me privately that the other is wrong.

And a last word on the living. Ask before you put anybody on a chart that others can see. Show them what you wrote. I have never been refused by a relative whom I asked first, and I was once scolded, rightly, by one whom I had not. A tree is made of people, and the youngest twigs can read.`,
	},
	{
		language: 'en',
		title: 'Chhatris: pavilions that remember',
		author: 'Siddhantveer Singh',
		sender: 'siddhant',
		status: 'pending',
		daysOld: 2,
		cover: 'gallery/chhatris-at-night',
		content: `The word chhatri means umbrella. You see the form everywhere in Rajasthan: a dome on four, six or eight pillars, on the corner of a fort, over a well, at the turn of a stair. But when people speak of the chhatris of a place they usually mean the ones that stand by themselves, by the water or at the edge of the town, and mark where somebody of note was cremated.

They are not tombs. Nothing is buried there. A chhatri is a memory given a roof, and in this respect it is an unusual kind of monument: there is shade to sit in, and a breeze, and room for pigeons. Children do their homework in some of them. At Gaitore near Jaipur, at Ahar near Udaipur, at Bada Bagh near Jaisalmer and at Devkund near Bikaner, rows of them stand together and one can walk through centuries of taste in a quarter of an hour, from plain sandstone to marble as finely cut as lace.

Look up when you stand inside one. The ring of brackets under the dome, the lotus at the crown, and sometimes the remains of painting are easily missed. Look down too: in many there is a slab with carved footprints, or with a rider, and a line of writing with a name and a year in Vikram Samvat. To turn such a year into one of the common era, subtract fifty-six or fifty-seven, according to the month.

The quieter ones touch me most. Outside many villages there is a small chhatri, or only a carved stone under a khejri, for somebody who died protecting cattle or travellers. People call these heroes bhomiyas or jhunjhars, and light a lamp for them. No guidebook lists them. The family that keeps the lamp usually knows the story, and is glad to be asked.

If you visit, a few courtesies help. Take off your shoes where others do. Do not climb on the plinths for a photograph, and do not write on stone, not even a date. Where a lamp is burning, you are at a place of prayer and not only at a sight. If an inscription is wearing away, photograph it in slanting light, early or late in the day, when the letters throw shadows. Send a copy to the family and to the local museum.

A roof, some pillars, and open sides: anyone may come in and anyone may leave. I cannot think of a better shape for memory.`,
	},
	{
		language: 'en',
		title: 'Ker, sangri and the kitchen of a dry land',
		author: 'Kritika Solanki',
		sender: 'kritiraj',
		status: 'pending',
		daysOld: 4,
		cover: 'gallery/block-print',
		content: `Ask anyone from the west of Rajasthan about the food of home, and before long you will hear two words spoken as one: ker-sangri. Ker is the small round berry of a thorny bush that hardly has a leaf. Sangri is the long bean of the khejri tree. Neither needs a gardener. Both come when little else does, in the worst of the heat, and both can be dried and kept for years. A whole way of cooking has been built around that fact.

Dry land teaches a cook three things. The first is to keep. In my grandmother's store there were flat baskets of dried beans, berries, melon, fenugreek leaves and papad, each with its own smell. Nothing was bought that had not been counted. The second is to do without water. Many dishes are cooked in buttermilk, in curd or in ghee, because water was carried from far away and milk was at the door. The third is to share. When one house had dried more sangri than it needed, a bag of it travelled along with whoever was going to the city.

Here is how we make it at home; every house will tell you that its own way is the right one. Soak a cup of dried sangri and half a cup of dried ker overnight, separately, the ker in buttermilk to draw out its bitterness. Wash both very well. Boil them until they are soft but not broken, and drain them. Heat oil or ghee in a pan with cumin, a little asafoetida and two whole red chillies. Add turmeric, coriander powder, red chilli powder and some dried mango, or a few kumat seeds if you can find them. Put in the beans and berries, salt, and a handful of raisins if there is to be a guest. Cook it over a low fire for a quarter of an hour. It keeps for several days and travels well, which is why it was the food of caravans.

Eat it with bajra rotla, white butter and a raw onion broken with the fist. In the hot months take a glass of buttermilk with roasted cumin beside it.

When you cook an old dish, note down two things besides the quantities: who taught it to you, and for which day it was made. In our family ker-sangri belongs to Sheetala Ashtami, when no fire is lit and everything is eaten cold. A recipe without its day is only half a recipe.`,
	},
];

/** Said at the end of every sample story. */
export const sampleNote = {
	hi: 'यह पोर्टल की नमूना सामग्री है। लेखक का नाम और प्रसंग काल्पनिक हैं।',
	en: 'This is sample content of the portal. The author and the personal details are invented.',
} as const;
