import { beforeEach, expect, it, vi } from 'vitest';
import { isTaken } from './use-review-keys';

class Place extends EventTarget {
	constructor(readonly isField: boolean) {
		super();
	}
	closest(): Place | null {
		return this.isField ? this : null;
	}
}

const querySelector = vi.fn();

beforeEach(() => {
	querySelector.mockReturnValue(null);
	vi.stubGlobal('Element', Place);
	vi.stubGlobal('document', { querySelector });
});

it('leaves letters alone where they are typed, and while a dialog is open', () => {
	expect(isTaken({ target: new Place(false) })).toBe(false);
	expect(isTaken({ target: new Place(true) })).toBe(true);
	querySelector.mockReturnValue({});
	expect(isTaken({ target: new Place(false) })).toBe(true);
});
