import type { Language } from '@/lib/core/language';
import type { GroupName } from '@/lib/rules/clan/groups';

/** The text about a group of clans in one language. Where sources disagree, all of them are given. */
interface ClanWords {
	vansh: string;
	gotra: string;
	kuldevi: string;
	about: string;
	sources: string;
}

export interface ClanContent {
	key: GroupName;
	hi: ClanWords;
	en: ClanWords;
}

const tod = {
	hi: 'कुल और उसके नाम: जेम्स टॉड, Annals and Antiquities of Rajasthan, “Catalogue of the thirty-six royal races”।',
	en: 'The clans and their names: James Tod, Annals and Antiquities of Rajasthan, “Catalogue of the thirty-six royal races”.',
};

/** Where the kuldevis of a group are not named with their sources here. */
const kuldevis = {
	hi: 'कुलदेवी: स्रोत और मतभेद उनके पृष्ठ पर दिए गए हैं।',
	en: 'The kuldevi: her page names the sources, and where they differ.',
};

/** Of what has no source yet, the page says so. */
const unsourced = {
	hi: 'वंश, गोत्र और अन्य जानकारी परंपरा के अनुसार दी गई है; उनके स्रोत अभी जोड़े जाने हैं।',
	en: 'Vansh, gotra and the rest follow tradition; sources for them are still to be added.',
};

/** One a line; `deities` are those of the pages on the kuldevis. */
function sourcesIn(language: Language, deities = kuldevis[language]): string {
	return [tod[language], deities, unsourced[language]].join('\n');
}

const gotraNotEstablished = {
	hi: 'पूरे कुल का कोई एक गोत्र प्रमाणित नहीं है; गोत्र परिवार का होता है।',
	en: 'No one gotra is established for the whole kul; a gotra belongs to a family.',
};

export const clanContents: readonly ClanContent[] = [
	{
		key: 'Chauhan',
		hi: {
			vansh: 'परंपरा चौहानों को अग्निवंशी कहती है; शिलालेखों में सूर्यवंशी होने की बात मिलती है।',
			gotra: 'गोत्र वत्स बताया जाता है।',
			kuldevi: 'आशापूरा माता (नाडोल), शाकंभरी माता (सांभर) और जीण माता (सीकर) कुलदेवी मानी जाती हैं।',
			about: 'हाड़ा चौहानों की ही शाखा है। दोनों एक कुल माने जाते हैं।',
			sources: sourcesIn(
				'hi',
				'आशापूरा माता: bhaskar.com; missionkuldevi.in। जीण माता: onlinesikar.blogspot.com।',
			),
		},
		en: {
			vansh:
				'Tradition counts the Chauhans among the Agnivanshi clans; inscriptions speak of the Suryavansh.',
			gotra: 'The gotra is reported as Vatsa.',
			kuldevi: 'The kuldevis are Ashapura Mata (Nadol), Shakambhari Mata (Sambhar) and Jeen Mata (Sikar).',
			about: 'Hada is a branch of the Chauhans. The two are held to be one kul.',
			sources: sourcesIn(
				'en',
				'Ashapura Mata: bhaskar.com; missionkuldevi.in. Jeen Mata: onlinesikar.blogspot.com.',
			),
		},
	},
	{
		key: 'Rathore',
		hi: {
			vansh: 'परंपरा के अनुसार राठौड़ सूर्यवंशी हैं।',
			gotra: 'गोत्र गौतम बताया जाता है; कहीं-कहीं कश्यप, अत्रि और शांडिल्य भी बताए जाते हैं।',
			kuldevi: 'कुलदेवी नागणेच्या माता (नागाणा, बालोतरा) हैं। करणी माता बीकानेर के राठौड़ों की इष्ट देवी हैं।',
			about: 'मारवाड़ और बीकानेर के राजवंश राठौड़ थे; मेड़तिया, जोधा, चांपावत जैसी शाखाएँ इसी कुल की हैं।',
			sources: sourcesIn(
				'hi',
				'नागणेच्या माता: देवस्थान विभाग, राजस्थान (Bikaner, NagnechiJiMata); vedadhara.com। करणी माता: rajasthan-tourism.org।',
			),
		},
		en: {
			vansh: 'By tradition the Rathores are Suryavanshi.',
			gotra: 'The gotra is reported as Gautam; elsewhere Kashyap, Atri and Shandilya are named.',
			kuldevi:
				'The kuldevi is Naganechiya Mata (Nagana, Balotra). Karni Mata is the isht devi, the chosen goddess, of the Rathores of Bikaner.',
			about:
				'The ruling houses of Marwar and Bikaner were Rathore; branches such as Mertia, Jodha and Champawat belong to this kul.',
			sources: sourcesIn(
				'en',
				'Naganechiya Mata: Devasthan Department, Rajasthan (Bikaner, NagnechiJiMata); vedadhara.com. Karni Mata: rajasthan-tourism.org.',
			),
		},
	},
	{
		key: 'Guhila',
		hi: {
			vansh: 'परंपरा के अनुसार गुहिल सूर्यवंशी हैं।',
			gotra: gotraNotEstablished.hi,
			kuldevi: 'कुलदेवी बाण (बायण) माता (चित्तौड़गढ़) हैं।',
			about: 'सिसोदिया और गहलोत (गेहलोत) गुहिल कुल के हैं। मेवाड़ का राजवंश इसी कुल का है।',
			sources: sourcesIn('hi', 'बाण माता: हिंदी विकिपीडिया (बाणमाता जी); akhandrajputana.com।'),
		},
		en: {
			vansh: 'By tradition the Guhilas are Suryavanshi.',
			gotra: gotraNotEstablished.en,
			kuldevi: 'The kuldevi is Ban (Bayan) Mata (Chittorgarh).',
			about: 'Sisodiya and Gahlot (Gehlot) are of the Guhila kul, as is the ruling house of Mewar.',
			sources: sourcesIn('en', 'Ban Mata: Hindi Wikipedia (article on Ban Mata); akhandrajputana.com.'),
		},
	},
	{
		key: 'Parmar',
		hi: {
			vansh: 'परंपरा के अनुसार परमार अग्निवंशी हैं।',
			gotra: 'गोत्र वशिष्ठ बताया जाता है।',
			kuldevi: 'सच्चियाय माता (ओसियां) और अधर देवी (आबू) कुलदेवी मानी जाती हैं।',
			about: 'पंवार परमार का ही दूसरा नाम है।',
			sources: sourcesIn('hi'),
		},
		en: {
			vansh: 'By tradition the Parmars are Agnivanshi.',
			gotra: 'The gotra is reported as Vashishtha.',
			kuldevi: 'The kuldevis are Sachchiyay Mata (Osian) and Adhar Devi (Abu).',
			about: 'Panwar is another name of the Parmar.',
			sources: sourcesIn('en'),
		},
	},
	{
		key: 'Solanki',
		hi: {
			vansh: 'परंपरा सोलंकियों को अग्निवंशी कहती है; शिलालेखों में चंद्रवंशी होने की बात मिलती है।',
			gotra: gotraNotEstablished.hi,
			kuldevi: 'खीमज माता (भीनमाल) और बहुचरा माता (गुजरात) कुलदेवी मानी जाती हैं।',
			about: 'सोलंकियों ने अणहिलवाड़ पाटण से गुजरात पर राज्य किया।',
			sources: sourcesIn('hi'),
		},
		en: {
			vansh:
				'Tradition counts the Solankis among the Agnivanshi clans; inscriptions speak of the Chandravansh.',
			gotra: gotraNotEstablished.en,
			kuldevi: 'The kuldevis are Khimaj Mata (Bhinmal) and Bahuchara Mata (Gujarat).',
			about: 'The Solankis ruled Gujarat from Anhilwara Patan.',
			sources: sourcesIn('en'),
		},
	},
	{
		key: 'Parihar',
		hi: {
			vansh: 'परंपरा परिहारों को अग्निवंशी कहती है; शिलालेखों में सूर्यवंशी होने की बात मिलती है।',
			gotra: gotraNotEstablished.hi,
			kuldevi: 'चामुंडा माता और गाजण माता कुलदेवी मानी जाती हैं; देवल शाखा की कुलदेवी सुंधा माता हैं।',
			about: 'राठौड़ों से पहले मंडोर पर परिहारों का राज्य था।',
			sources: sourcesIn('hi', 'सुंधा माता: विकिपीडिया (Sundha Mata Temple)।'),
		},
		en: {
			vansh:
				'Tradition counts the Parihars among the Agnivanshi clans; inscriptions speak of the Suryavansh.',
			gotra: gotraNotEstablished.en,
			kuldevi: 'The kuldevis are Chamunda Mata and Gajan Mata; that of the Deval branch is Sundha Mata.',
			about: 'The Parihars ruled Mandore before the Rathores.',
			sources: sourcesIn('en', 'Sundha Mata: Wikipedia (Sundha Mata Temple).'),
		},
	},
	{
		key: 'Tomar',
		hi: {
			vansh: 'परंपरा के अनुसार तोमर चंद्रवंशी हैं।',
			gotra: 'गोत्र कहीं व्याघ्रपद, कहीं गार्ग्य बताया जाता है।',
			kuldevi: 'कुलदेवी चिलाय माता हैं, जिन्हें योगमाया और सारूंड माता भी कहते हैं।',
			about: 'तंवर तोमर का ही दूसरा नाम है।',
			sources: sourcesIn('hi'),
		},
		en: {
			vansh: 'By tradition the Tomars are Chandravanshi.',
			gotra: 'Some reports name the gotra Vyaghrapad, others Gargya.',
			kuldevi: 'The kuldevi is Chilay Mata, also called Yogmaya and Sarund Mata.',
			about: 'Tanwar is another name of the Tomar.',
			sources: sourcesIn('en'),
		},
	},
	{
		key: 'Kachhwaha',
		hi: {
			vansh: 'परंपरा के अनुसार कछवाहा सूर्यवंशी हैं।',
			gotra: 'गोत्र मानव बताया जाता है; कहीं-कहीं गौतम भी बताया जाता है।',
			kuldevi: 'कुलदेवी जमवाय माता (जमवा रामगढ़) हैं।',
			about:
				'राजावत और शेखावत कछवाहों की ही शाखाएँ हैं। आमेर की शिला देवी राजपरिवार की आराध्या रही हैं, पर कुलदेवी का स्थान जमवाय माता का है।',
			sources: sourcesIn('hi', 'जमवाय माता: jamwaymatamandir.in; patrika.com।'),
		},
		en: {
			vansh: 'By tradition the Kachhwahas are Suryavanshi.',
			gotra: 'The gotra is reported as Manav; elsewhere Gautam is named.',
			kuldevi: 'The kuldevi is Jamwai Mata (Jamwa Ramgarh).',
			about:
				'Rajawat and Shekhawat are branches of the Kachhwahas. Shila Devi of Amer has long been worshipped by the rulers, but the kuldevi is Jamwai Mata.',
			sources: sourcesIn('en', 'Jamwai Mata: jamwaymatamandir.in; patrika.com.'),
		},
	},
	{
		key: 'Jhala',
		hi: {
			vansh: 'झाला कहीं सूर्यवंशी, कहीं चंद्रवंशी बताए जाते हैं।',
			gotra: 'गोत्र मार्कंडेय बताया जाता है।',
			kuldevi: 'शक्ति माता और आद माता, जिन्हें मरमरा माता भी कहते हैं, कुलदेवी मानी जाती हैं।',
			about: 'मकवाना झाला कुल के ही माने जाते हैं।',
			sources: sourcesIn('hi'),
		},
		en: {
			vansh: 'Some accounts call the Jhalas Suryavanshi, others Chandravanshi.',
			gotra: 'The gotra is reported as Markandeya.',
			kuldevi: 'The kuldevis are Shakti Mata and Ad Mata, who is also called Marmara Mata.',
			about: 'Makwana is counted as part of the Jhala kul.',
			sources: sourcesIn('en'),
		},
	},
	{
		key: 'Jadeja',
		hi: {
			vansh: 'परंपरा के अनुसार जाडेजा चंद्रवंशी हैं और यदु के वंशज माने जाते हैं।',
			gotra: gotraNotEstablished.hi,
			kuldevi: 'कुलदेवी आशापूरा माता (माता नो मढ़, कच्छ) हैं।',
			about: 'आशापूरा माता चौहानों की भी कुलदेवी हैं। कुलदेवी एक होने से कुल एक नहीं हो जाते।',
			sources: sourcesIn('hi', 'आशापूरा माता: bhaskar.com; missionkuldevi.in।'),
		},
		en: {
			vansh: 'By tradition the Jadejas are Chandravanshi, descended from Yadu.',
			gotra: gotraNotEstablished.en,
			kuldevi: 'The kuldevi is Ashapura Mata (Mata no Madh, Kutch).',
			about:
				'Ashapura Mata is the kuldevi of the Chauhans as well. A shared kuldevi does not make two clans one kul.',
			sources: sourcesIn('en', 'Ashapura Mata: bhaskar.com; missionkuldevi.in.'),
		},
	},
	{
		key: 'Chandel',
		hi: {
			vansh: 'परंपरा के अनुसार चंदेल चंद्रवंशी हैं।',
			gotra: 'गोत्र चंद्रात्रेय बताया जाता है; अन्य गोत्र भी बताए जाते हैं।',
			kuldevi: 'कुलदेवी मनिया देवी (महोबा) हैं।',
			about: 'चंदेलों ने महोबा और कालिंजर से राज्य किया; खजुराहो के मंदिर उन्हीं के समय के हैं।',
			sources: sourcesIn('hi'),
		},
		en: {
			vansh: 'By tradition the Chandels are Chandravanshi.',
			gotra: 'The gotra is reported as Chandratreya; others are reported as well.',
			kuldevi: 'The kuldevi is Maniya Devi (Mahoba).',
			about: 'The Chandels ruled from Mahoba and Kalinjar; the temples of Khajuraho are from their time.',
			sources: sourcesIn('en'),
		},
	},
	{
		key: 'Bundela',
		hi: {
			vansh: 'परंपरा के अनुसार बुंदेला सूर्यवंशी हैं।',
			gotra: gotraNotEstablished.hi,
			kuldevi: 'कुलदेवी विंध्यवासिनी देवी हैं।',
			about:
				'परंपरा के अनुसार बुंदेला काशी के गहरवारों के वंशज हैं; ओरछा का राजवंश बुंदेला था। विंध्यवासिनी देवी सेंगरों की भी कुलदेवी हैं। कुलदेवी एक होने से कुल एक नहीं हो जाते।',
			sources: sourcesIn('hi'),
		},
		en: {
			vansh: 'By tradition the Bundelas are Suryavanshi.',
			gotra: gotraNotEstablished.en,
			kuldevi: 'The kuldevi is Vindhyavasini Devi.',
			about:
				'By tradition the Bundelas descend from the Gaharwars of Kashi; the ruling house of Orchha was Bundela. Vindhyavasini Devi is the kuldevi of the Sengars as well. A shared kuldevi does not make two clans one kul.',
			sources: sourcesIn('en'),
		},
	},
	{
		key: 'Sengar',
		hi: {
			vansh: 'सेंगर कहीं ऋषिवंशी, कहीं चंद्रवंशी बताए जाते हैं।',
			gotra: 'गोत्र गौतम बताया जाता है; कहीं-कहीं शांडिल्य भी बताया जाता है।',
			kuldevi: 'कुलदेवी विंध्यवासिनी देवी हैं।',
			about: 'विंध्यवासिनी देवी बुंदेलों की भी कुलदेवी हैं। कुलदेवी एक होने से कुल एक नहीं हो जाते।',
			sources: sourcesIn('hi'),
		},
		en: {
			vansh: 'Some accounts call the Sengars Rishivanshi, others Chandravanshi.',
			gotra: 'The gotra is reported as Gautam; elsewhere Shandilya is named.',
			kuldevi: 'The kuldevi is Vindhyavasini Devi.',
			about:
				'Vindhyavasini Devi is the kuldevi of the Bundelas as well. A shared kuldevi does not make two clans one kul.',
			sources: sourcesIn('en'),
		},
	},
	{
		key: 'Bhati',
		hi: {
			vansh: 'परंपरा के अनुसार भाटी चंद्रवंशी हैं और यदु के वंशज माने जाते हैं।',
			gotra: 'गोत्र अत्रि बताया जाता है।',
			kuldevi: 'कुलदेवी स्वांगिया माता (जैसलमेर) हैं; तनोट माता भी विशेष श्रद्धा से पूजी जाती हैं।',
			about: 'जैसलमेर का राजवंश भाटी था। भाटी और जाडेजा दोनों अपने को यदुवंशी कहते हैं, पर दोनों अलग कुल माने जाते हैं।',
			sources: sourcesIn('hi', 'तनोट माता: welcome2rajasthan.in।'),
		},
		en: {
			vansh: 'By tradition the Bhatis are Chandravanshi, descended from Yadu.',
			gotra: 'The gotra is reported as Atri.',
			kuldevi: 'The kuldevi is Swangiya Mata (Jaisalmer); Tanot Mata is held in special reverence as well.',
			about:
				'The ruling house of Jaisalmer was Bhati. Bhatis and Jadejas both trace their descent to Yadu, and are held to be two kuls.',
			sources: sourcesIn('en', 'Tanot Mata: welcome2rajasthan.in.'),
		},
	},
];
