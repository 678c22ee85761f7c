import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardIn } from '@/lib/client/family/cards/family';
import { getMessages } from '@/lib/platform/i18n/translate';
import { father } from '@/tests/support/browser/family';
import { show } from '@/tests/support/browser/show';
import { DiagramCard } from './diagram-card';

const acts: string[] = [];

async function showCard(language: 'hi' | 'en', hasIcons: boolean) {
	const member = cardIn({ message: '', member: father() });
	if (!member) throw new Error('the card is not read');
	await show(
		<div style={{ '--target': '28px' } as React.CSSProperties}>
			<DiagramCard
				{...{
					member,
					x: 0,
					y: 0,
					branch: undefined,
					isTabStop: true,
					isMiddle: false,
					isLit: false,
					hasIcons,
				}}
				onOpen={() => acts.push('open')}
				onToggle={() => acts.push('toggle')}
				onAct={(_, act) => acts.push(act)}
			/>
		</div>,
		{ language },
	);
}

describe('DiagramCard', () => {
	it.each(['hi', 'en'] as const)('names the person on the icons of a card: %s', async (language) => {
		await showCard(language, true);
		const { card } = getMessages(language).familyTree;
		acts.length = 0;
		for (const act of ['edit', 'delete'] as const) {
			const icon = page.getByRole('button', { name: card[act].replace('{name}', 'Ranjit'), exact: true });
			const { width, height } = icon.element().getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
			await userEvent.click(icon);
		}
		expect(acts).toEqual(['edit', 'delete']);
	});

	it('has one button where it carries no icons', async () => {
		await showCard('en', false);
		expect(page.getByRole('button').elements()).toHaveLength(1);
	});
});
