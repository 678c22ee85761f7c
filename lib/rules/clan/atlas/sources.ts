import type { Statement } from './parse';

/** What the khaanps and seats of the shipped atlas are taken from. */
export const sources: Statement = {
	hi: 'नैणसी की ख्यात, टॉड (1829), राजपूताना, बंबई और काँगड़ा के गजेटियर, तथा क्रुक (1896), रोज़ (1911) और रसेल (1916) के कोश।',
	en: 'Nainsi’s Khyat, Tod’s Annals (1829), the gazetteers of Rajputana, Bombay and Kangra, and the glossaries of Crooke (1896), Rose (1911) and Russell (1916).',
};
