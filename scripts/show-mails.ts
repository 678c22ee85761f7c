// Writes a mail of every kind in both languages to .data/mails, to look at. Open index.html in a browser.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@/lib/core/language';
import { typedTextFor } from '@/lib/platform/mail/typed-text';
import { mailSamples, type TypedPlace } from '@/tests/support/mail-samples';
import { root } from './children';
import { print } from './print';

const typed: Record<Language, Record<TypedPlace, string>> = {
	hi: {
		name: 'महेंद्र सिंह राठौड़',
		actor: 'आशा कँवर',
		candidate: 'गौरीश्री राठौड़',
		birthday: 'आज विक्रम सिंह का जन्मदिन है।',
		death: 'आज देवी सिंह राठौड़ की पुण्यतिथि है।',
		relatedTo: 'देवी सिंह राठौड़',
		reporter: 'आशा कँवर',
		about: 'विक्रम सिंह',
		title: 'बावड़ियों का पानी',
		reason: 'कृपया लिखें कि यह बावड़ी किस गाँव की है।',
		subject: 'वंश वृक्ष के बारे में एक प्रश्न',
		message: 'क्या दादाजी के भाइयों को भी जोड़ सकते हैं?',
		text: 'इनकी लिखी आयु सही नहीं लगती।',
		email: 'mahendra@demo.example',
	},
	en: {
		name: 'Mahendra Singh Rathore',
		actor: 'Asha Kanwar',
		candidate: 'Gaurishri Rathore',
		birthday: 'Today is the birthday of Vikram Singh.',
		death: 'On this day Devi Singh Rathore passed away.',
		relatedTo: 'Devi Singh Rathore',
		reporter: 'Asha Kanwar',
		about: 'Vikram Singh',
		title: 'The water of the stepwells',
		reason: 'Please write in which village this stepwell is.',
		subject: 'A question about the family tree',
		message: 'Can I add the brothers of my grandfather as well?',
		text: 'The age that they give does not seem right.',
		email: 'mahendra@demo.example',
	},
};

const folder = path.join(root, '.data', 'mails');
await mkdir(folder, { recursive: true });

const rows: string[] = [];
for (const [name, builds] of Object.entries(mailSamples)) {
	for (const [at, build] of builds.entries()) {
		const cells: string[] = [];
		for (const language of ['hi', 'en'] as const) {
			const mail = build({ language, appUrl: 'http://localhost:3000' }, (place) =>
				typedTextFor({ emailConfirmedAt: new Date() }, typed[language][place]),
			);
			const file = `${name}-${at + 1}.${language}.html`;
			await writeFile(path.join(folder, file), mail.html);
			cells.push(
				`<td lang="${language}"><p>${mail.subject}</p><iframe src="${file}" title="${file}"></iframe></td>`,
			);
		}
		rows.push(`<tr><th>${name}</th>${cells.join('')}</tr>`);
	}
}

const style =
	'table { width: 100% } td { width: 45% } p { font-weight: bold } iframe { border: 1px solid; height: 34rem; width: 100% }';
const page = `<!doctype html><meta charset="utf-8"><title>Mails</title><style>${style}</style><table>${rows.join('')}</table>`;
const index = path.join(folder, 'index.html');
await writeFile(index, page);
print(`${rows.length} kinds of mail in both languages: ${pathToFileURL(index).href}`);
