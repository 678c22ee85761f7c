import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { usePrinting } from '@/components/ui/use-printing';
import { around, cardArea, paperStyle } from '@/lib/client/family/diagram/diagram-window';
import { lookOnPaper } from '@/tests/support/browser/paper';
import { show } from '@/tests/support/browser/show';

const places = Array.from({ length: 40 }, (_, at) => ({ x: at * 150 - 900, y: (at % 4) * 220 + 300 }));

/** A picture wider than any screen, moved and enlarged by its reader. */
function Picture() {
	const isPrinting = usePrinting();
	return (
		<div className="relative print:[container-type:inline-size]">
			<style media="print">{paperStyle(around(places.map(cardArea)))}</style>
			<section data-canvas="" className="relative h-80 [container-type:size] print:[container-type:normal]">
				<div
					data-layer=""
					style={{ transform: 'translate(40px, -90px) scale(1.5)' }}
					className="absolute top-0 left-0 origin-top-left"
				>
					{(isPrinting ? places : places.slice(0, 3)).map((place) => {
						const { left, top, right, bottom } = cardArea(place);
						return (
							<div
								key={left}
								data-card=""
								style={{ left, top, width: right - left, height: bottom - top }}
								className="absolute"
							/>
						);
					})}
				</div>
			</section>
		</div>
	);
}

beforeEach(() => page.viewport(1047, 718));

describe('the diagram on paper', () => {
	it('fits on one sheet as a whole, however much of it the screen shows', async () => {
		await show(<Picture />, { language: 'hi' });
		const cards = () =>
			[...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
		expect(cards()).toHaveLength(3);
		await lookOnPaper(async () => {
			const sheet = document.querySelector('[data-canvas]')?.getBoundingClientRect() ?? new DOMRect();
			const isOnSheet = ({ left, right, top, bottom }: DOMRect) =>
				left >= sheet.left - 1 &&
				right <= sheet.right + 1 &&
				top >= sheet.top - 1 &&
				bottom <= sheet.bottom + 1;
			expect(cards()).toHaveLength(places.length);
			expect(cards().filter((card) => !isOnSheet(card))).toEqual([]);
			expect(sheet.width).toBeLessThanOrEqual(1047);
			// Without it the cards that were lower down before the picture was made smaller go to the next sheet.
			expect(getComputedStyle(document.querySelector('[data-canvas]') ?? document.body).contain).toBe('size');
			expect(Math.max(...cards().map(({ right }) => right))).toBeGreaterThan(sheet.right - 20);
		});
		await expect.poll(() => cards().length).toBe(3);
	});
});
