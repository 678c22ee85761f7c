import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UndoBar } from '@/components/ui/undo-bar';
import { show } from '@/tests/support/browser/show';

it('cuts no sentence on a phone, however long it is', async () => {
	await page.viewport(390, 844);
	const name = 'महाराजाधिराज उम्मेद सिंह राठौड़ भूरगढ़ ढाणी का परिवार';
	const sentence = `दोनों कार्ड अब एक हैं। ${name} का कार्ड दूसरे में मिल गया। ${name} के वंशज साथ आए हैं।`;
	await show(
		<UndoBar
			sentence={sentence}
			texts={{ button: 'वापस लाएँ', busy: '…', secondsLeft: (seconds) => `${seconds} से॰` }}
			until={Date.now() + 10_000}
			onUndo={async () => {}}
		/>,
		{ language: 'hi' },
	);
	const text = page.getByText(sentence, { exact: true }).element();
	expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
	expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
});
