import * as crafts from '../art/crafts';
import { lights } from '../art/palette';
import * as scenes from '../art/scenes';

export interface DemoPicture {
	language: 'hi' | 'en';
	title: string;
	description: string;
	category: string;
	featured?: true;
	sender: string;
	status: 'approved' | 'pending' | 'rejected';
	rejectionReason?: string;
	daysOld: number;
	draw: () => string;
}

/** Drawn by the portal itself; every description says so. */
export const demoPictures: readonly DemoPicture[] = [
	{
		language: 'hi',
		title: 'साँझ का दुर्ग',
		description: 'ढलते सूरज में जगमगाते झरोखे और लहराता ध्वज। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Forts',
		featured: true,
		sender: 'shivank',
		status: 'approved',
		daysOld: 2,
		draw: () => scenes.fort(lights.dusk),
	},
	{
		language: 'hi',
		title: 'भोर का काफ़िला',
		description: 'टीलों की ओट से निकलते ऊँट और उनके रंगीन पलाण। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Desert',
		featured: true,
		sender: 'rawalvir',
		status: 'approved',
		daysOld: 5,
		draw: () => scenes.caravan(lights.dawn),
	},
	{
		language: 'en',
		title: 'The palace on the lake',
		description:
			'Lamps are lit in every arch, and the water repeats them. Sample picture, drawn for the portal.',
		category: 'Palaces',
		featured: true,
		sender: 'ranvijay',
		status: 'approved',
		daysOld: 8,
		draw: () => scenes.lakePalace(lights.dusk),
	},
	{
		language: 'hi',
		title: 'बावड़ी की सीढ़ियाँ',
		description: 'धूप और छाया का खेल, और सबसे नीचे ठहरा हुआ पानी। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Architecture',
		sender: 'marudhara',
		status: 'approved',
		daysOld: 12,
		draw: () => scenes.stepwell(lights.noon),
	},
	{
		language: 'hi',
		title: 'सावन का मोर',
		description: 'पंख फैलाए मोर, पीछे गुलाबी आकाश। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Nature',
		sender: 'vedika',
		status: 'approved',
		daysOld: 18,
		draw: () => scenes.peacock(lights.dawn),
	},
	{
		language: 'en',
		title: 'Night over the chhatris',
		description:
			'A crescent moon, the Milky Way and one lamp under the dome. Sample picture, drawn for the portal.',
		category: 'Architecture',
		sender: 'siddhant',
		status: 'approved',
		daysOld: 23,
		draw: () => scenes.chhatris(lights.night),
	},
	{
		language: 'hi',
		title: 'लहरिया',
		description: 'तिरछी लहरें और गोटे की किनारी: सावन का ओढ़ना। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Textiles',
		sender: 'padmaja',
		status: 'approved',
		daysOld: 30,
		draw: () => crafts.leheriya(crafts.dyes.lac),
	},
	{
		language: 'hi',
		title: 'आँगन का मांडणा',
		description: 'गेरू की धरती पर खड़िया की रेखाएँ और दीपक। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Festivals',
		sender: 'gayatri',
		status: 'approved',
		daysOld: 37,
		draw: () => crafts.mandana(),
	},
	{
		language: 'hi',
		title: 'शेखावाटी की हवेली',
		description: 'झरोखे, जालियाँ और भित्तिचित्रों वाली दीवार। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Architecture',
		sender: 'digvijit',
		status: 'approved',
		daysOld: 45,
		draw: () => scenes.haveli(lights.noon),
	},
	{
		language: 'en',
		title: 'A turban with its sarpech',
		description: 'Layers of striped cloth, a plume and an emerald. Sample picture, drawn for the portal.',
		category: 'Heritage',
		sender: 'tejmal',
		status: 'approved',
		daysOld: 52,
		draw: () => crafts.turban(crafts.dyes.lac),
	},
	{
		language: 'hi',
		title: 'दीपावली की रात',
		description: 'मेहराबों में सजी दीपमाला और दूर नगर की छतरियाँ। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Festivals',
		sender: 'manasvini',
		status: 'pending',
		daysOld: 1,
		draw: () => scenes.lampsInArches(lights.night),
	},
	{
		language: 'en',
		title: 'Bandhani medallion',
		description: 'Rings of tied dots on indigo. Sample picture, drawn for the portal.',
		category: 'Textiles',
		sender: 'hinaba',
		status: 'pending',
		daysOld: 1,
		draw: () => crafts.bandhani(crafts.dyes.indigo),
	},
	{
		language: 'hi',
		title: 'पहली वर्षा',
		description: 'बादल, खेजड़ी और भरता हुआ तालाब। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'General',
		sender: 'arunoday',
		status: 'pending',
		daysOld: 2,
		draw: () => scenes.rain(lights.monsoon),
	},
	{
		language: 'en',
		title: 'A page with a garden',
		description:
			'A pavilion, a channel of water and two ducks in a painted border. Sample picture, drawn for the portal.',
		category: 'Paintings',
		sender: 'nandinika',
		status: 'pending',
		daysOld: 3,
		draw: () => crafts.gardenPage(),
	},
	{
		language: 'hi',
		title: 'बगरू की छपाई',
		description: 'लकड़ी के ठप्पों से उतरी बूटियाँ। नमूना चित्र: पोर्टल की अपनी रेखाकृति।',
		category: 'Textiles',
		sender: 'padmaja',
		status: 'rejected',
		rejectionReason: 'यह चित्र पहले भी भेजा गया है।',
		daysOld: 10,
		draw: () => crafts.blockPrint(crafts.dyes.madder),
	},
	{
		language: 'en',
		title: 'Shield and swords',
		description: 'A damascened shield on brocade. Sample picture, drawn for the portal.',
		category: 'Heritage',
		sender: 'abhayank',
		status: 'rejected',
		rejectionReason: 'Please say in the description where the piece is kept.',
		daysOld: 14,
		draw: () => crafts.shieldAndSwords(crafts.dyes.lac),
	},
];
