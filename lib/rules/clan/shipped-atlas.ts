import disputesJson from './data/disputes.json' with { type: 'json' };
import type { KhaanpRow, Statement } from './khaanp-row';
import { createAtlas } from './khaanps';
import { shippedRows } from './shipped-rows';

/** Statements about khaanps of which it is disputed whether they are kuls of their own, by their name. */
const disputes: Readonly<Record<string, Statement>> = disputesJson;

/** The sources of the khaanps and seats of the shipped atlas. */
const sources: Statement = {
	hi: 'नैणसी की ख्यात, टॉड (1829), राजपूताना, बंबई और काँगड़ा के गजेटियर, तथा क्रुक (1896), रोज़ (1911) और रसेल (1916) के कोश।',
	en: 'Nainsi’s Khyat, Tod’s Annals (1829), the gazetteers of Rajputana, Bombay and Kangra, and the glossaries of Crooke (1896), Rose (1911) and Russell (1916).',
};

/**
 * The kuls and khaanps that the portal is shipped with: what the sources agree on, or what is marked as disputed. A field
 * that is not known is left out.
 */
export const shippedKhaanps: readonly KhaanpRow[] = shippedRows.map((row) => ({
	...row,
	says: disputes[row.name] ?? null,
	source: row.parent === null ? sources : null,
}));

export const shippedAtlas = createAtlas(shippedKhaanps);
