import type { Statement } from './parse';

/** Who says what about khaanps of which it is disputed whether they are kuls of their own. */
export const disputes: Readonly<Record<string, Statement>> = {
	Bhadauria: {
		hi: 'टॉड (1829) भदौरिया को चौहानों में गिनते हैं; क्रुक (1896) और रसेल (1916) लिखते हैं कि दोनों में आपस में विवाह होते हैं।',
		en: 'Tod (1829) counts the Bhadauria among the Chauhan; Crooke (1896) and Russell (1916) write that the two marry with each other.',
	},
	Gohil: {
		hi: 'टॉड (1829) गोहिल को अलग कुल मानते हैं और उनकी अपनी ख्यातें उन्हें शालिवाहन से जोड़ती हैं; ओझा उन्हें मेवाड़ के गुहिलों में गिनते हैं।',
		en: 'Tod (1829) names the Gohil as a race of their own, and their own chronicles trace them to Shalivahan; Ojha counts them among the Guhila of Mewar.',
	},
	Kushwaha: {
		hi: 'ग्वालियर और उत्तर प्रदेश के कछवाहा परिवार अपना नाम कुशवाहा भी लिखते हैं; एक दूसरे समाज का भी यही नाम है।',
		en: 'Kachhwaha families of Gwalior and Uttar Pradesh write Kushwaha as another form of their name; another community has this name too.',
	},
	Mohil: {
		hi: 'टॉड (1829) मोहिल को अलग कुल गिनते हैं; नैणसी उन्हें चौहानों में गिनते हैं।',
		en: 'Tod (1829) lists the Mohil as a race of their own; Nainsi counts them among the Chauhan.',
	},
	Pathania: {
		hi: 'काँगड़ा का गजेटियर नूरपुर के घराने को दिल्ली के तोमरों से जोड़ता है; पहाड़ में पठानिया अलग कुल माने जाते हैं।',
		en: 'The gazetteer of Kangra traces the house of Nurpur to the Tomar of Delhi; in the hills the Pathania count as a clan of their own.',
	},
	Sarvaiya: {
		hi: 'टॉड (1829) सरवैया को अलग कुल गिनते हैं; बंबई का गजेटियर उन्हें चूड़ासमा की शाखा कहता है।',
		en: 'Tod (1829) lists the Sarvaiya as a race of their own; the gazetteer of Bombay calls them a branch of the Chudasama.',
	},
	Sikarwar: {
		hi: 'टॉड (1829) सिकरवार को अलग कुल गिनते हैं; रसेल (1916) उन्हें बड़गूजरों की शाखा कहते हैं।',
		en: 'Tod (1829) lists the Sikarwar as a race of their own; Russell (1916) calls them a branch of the Badgujar.',
	},
	Sindhal: {
		hi: 'टॉड (1829) सिंधल को परिहारों में गिनते हैं, नैणसी राठौड़ों में।',
		en: 'Tod (1829) counts the Sindhal among the Parihar, Nainsi among the Rathore.',
	},
	Vadhel: {
		hi: 'बंबई का गजेटियर ओखा के वाढेल को राठौड़ों में गिनता है; सौराष्ट्र में उनका नाम अलग कुल का है।',
		en: 'The gazetteer of Bombay counts the Vadhel of Okha among the Rathore; in Saurashtra they have the name of a clan of their own.',
	},
	Vaja: {
		hi: 'बंबई का गजेटियर सौराष्ट्र के वाजा को राठौड़ों में गिनता है; वहाँ उनका नाम अलग कुल का है।',
		en: 'The gazetteer of Bombay counts the Vaja of Saurashtra among the Rathore; there they have the name of a clan of their own.',
	},
};
