import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { DiagramLegendPanel } from './diagram-legend-panel';

it('prints the mark of the departed also where backgrounds are left out', async () => {
	await show(<DiagramLegendPanel />, { language: 'en' });
	const entry = page.getByText(getMessages('en').familyTree.card.departed).element();
	const mark = entry.querySelector('[aria-hidden]');
	expect(mark && getComputedStyle(mark).getPropertyValue('print-color-adjust')).toBe('exact');
});
