import { parihar, parmar, solanki } from './atlas/agnivanshi';
import { bhati } from './atlas/bhati';
import { chauhan } from './atlas/chauhan';
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

/** The kuls and khaanps of the shipped atlas, each kul before its branches, without who says what and the sources. */
export const shippedRows: readonly KhaanpRow[] = [
	...[rathore, kachhwaha, guhila, bhati, chauhan, parmar, parihar, solanki],
	...[tomar, jhala, jadeja, chandel, bundela, sengar],
	...[gaur, badgujar, jadon, chudasama, bais, gaharwar, katoch, jamwal, suketia],
	...otherKuls.trim().split('\n'),
].flatMap(parseKul);
