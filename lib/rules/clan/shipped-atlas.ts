import { parihar, parmar, solanki } from './atlas/agnivanshi';
import { bhati } from './atlas/bhati';
import { chauhan } from './atlas/chauhan';
import { disputes } from './atlas/disputes';
import {
	badgujar,
	bais,
	chudasama,
	gaharwar,
	gaur,
	jadon,
	jamwal,
	katoch,
	otherKuls,
	suketia,
} from './atlas/further';
import { guhila } from './atlas/guhila';
import { kachhwaha } from './atlas/kachhwaha';
import { bundela, chandel, jadeja, jhala, sengar, tomar } from './atlas/lunar';
import { type KhaanpRow, parseKul } from './atlas/parse';
import { rathore } from './atlas/rathore';
import { sources } from './atlas/sources';
import { createAtlas } from './khaanps';

/**
 * The kuls and khaanps that the portal is shipped with, each kul before its branches: what the sources agree on, or what is
 * marked as disputed. A field that is not known is left out.
 */
export const shippedKhaanps: readonly KhaanpRow[] = [
	...[rathore, kachhwaha, guhila, bhati, chauhan, parmar, parihar, solanki],
	...[tomar, jhala, jadeja, chandel, bundela, sengar],
	...[gaur, badgujar, jadon, chudasama, bais, gaharwar, katoch, jamwal, suketia],
	...otherKuls.trim().split('\n'),
]
	.flatMap(parseKul)
	.map((row) => ({ ...row, says: disputes[row.name] ?? null, source: row.parent === null ? sources : null }));

export const shippedAtlas = createAtlas(shippedKhaanps);
