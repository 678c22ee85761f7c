import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readFamily } from '@/lib/client/family/cards/family';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { card, meId } from '@/tests/support/browser/family';
import { show } from '@/tests/support/browser/show';
import { DiagramPanel } from './diagram-panel';

const nothing = () => {};
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at + 100).padStart(12, '0')}`;

/** A member with this many children in one row. */
function makeFamily(children: number) {
	const ids = Array.from({ length: children }, (_, at) => idOf(at));
	return readFamily({
		familyTree: { _id: meId, name: 'Family', currentUserId: meId, isCreator: true, isPublic: false },
		familyMembers: [
			card({ _id: meId, name: 'Owner', relation: 'Me', gender: 'Female' }),
			...ids.map((_id, at) => card({ _id, name: `Child ${at}`, relation: 'Child', relatedTo: meId })),
		],
		hiddenMembers: [],
		links: {
			parentLinks: ids.map((childId) => ({
				childId,
				parentId: meId,
				role: 'mother' as const,
				kind: 'birth' as const,
			})),
			unions: [],
		},
	});
}

async function showDiagram(language: Language, children: number) {
	await show(
		<div style={{ maxWidth: 800 }}>
			<DiagramPanel
				family={makeFamily(children)}
				beyond={null}
				aroundId={null}
				open={[]}
				isReading={false}
				askWhole={async () => true}
				showAround={nothing}
				showBranches={nothing}
				showToward={async () => false}
				onOpen={nothing}
				onAct={nothing}
			/>
		</div>,
		{ language, session: 'member', area: 'member', path: '/family-tree' },
	);
	const words = getMessages(language).familyTree.diagram;
	const canvas = page.getByRole('region', { name: words.canvas });
	const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
	const rects = () => [...document.querySelectorAll('[data-card]')].map((one) => one.getBoundingClientRect());
	await expect.poll(() => rects().length, { timeout: 15_000 }).toBeGreaterThan(1);
	return { words, canvas, press, rects, frame: () => canvas.element().getBoundingClientRect() };
}

const isInside = (card: DOMRect, frame: DOMRect) =>
	card.left >= frame.left &&
	card.right <= frame.right &&
	card.top >= frame.top &&
	card.bottom <= frame.bottom;

beforeEach(() => page.viewport(1280, 800));

describe('Diagram', () => {
	it('shows all cards at once in the canvas, and again in full screen', async () => {
		const { words, press, rects, frame } = await showDiagram('en', 9);
		await press(words.fit);
		await expect.poll(() => rects().filter((one) => !isInside(one, frame()))).toEqual([]);
		expect(rects()).toHaveLength(10);
		const before = frame().width;
		await press(words.fullScreen);
		await expect.poll(() => frame().width).toBeGreaterThan(before);
		const getMiddles = () => {
			const all = rects();
			const [left, right] = [
				Math.min(...all.map((one) => one.left)),
				Math.max(...all.map((one) => one.right)),
			];
			return [(left + right) / 2, (frame().left + frame().right) / 2].map(Math.round);
		};
		await expect.poll(() => getMiddles()[0]).toBeCloseTo(getMiddles()[1] ?? 0, -1);
		await press(words.leaveFullScreen);
		await expect.poll(() => rects().filter((one) => !isInside(one, frame()))).toEqual([]);
	});

	it.each(['hi', 'en'] as const)('says where it shows a part of a large family: %s', async (language) => {
		const { words, press, rects, frame } = await showDiagram(language, 40);
		await press(words.fit);
		await expect.element(page.getByRole('status').getByText(words.tooLargeForMe)).toBeInTheDocument();
		const own = document.querySelector(`[data-card="${meId}"]`)?.getBoundingClientRect() ?? new DOMRect();
		expect(isInside(own, frame())).toBe(true);
		expect(Math.abs(own.left + own.width / 2 - (frame().left + frame().width / 2))).toBeLessThan(2);
		expect(rects().length).toBeGreaterThan(9);
	});

	it.each([
		[390, 'hi'],
		[1280, 'en'],
	] as const)('keeps its buttons off the canvas at %i px', async (width, language) => {
		await page.viewport(width, 800);
		const { words, press, frame } = await showDiagram(language, 40);
		await press(words.fit);
		const t = translator(language);
		const arrows = page.getByRole('group', { name: t('familyTree.diagram.outside.label') });
		await expect.element(arrows.getByRole('button').first()).toBeVisible();
		const toolbar = page.getByRole('toolbar', { name: words.zoom });
		for (const button of [
			...arrows.getByRole('button').elements(),
			...toolbar.getByRole('button').elements(),
		]) {
			const { left, right, top, bottom } = button.getBoundingClientRect();
			const canvas = frame();
			const isBeside =
				left >= canvas.right || right <= canvas.left || top >= canvas.bottom || bottom <= canvas.top;
			expect(isBeside, button.getAttribute('aria-label') ?? '').toBe(true);
			expect([left >= 0, right <= width]).toEqual([true, true]);
		}
	});
});
