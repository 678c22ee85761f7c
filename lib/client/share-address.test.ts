import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareAddress } from './share-address';

const copyToClipboard = vi.hoisted(() => vi.fn(async () => true));
vi.mock('./copy-text', () => ({ copyToClipboard }));

const shared = { title: 'Forts', url: 'https://example.org/blog/one' };
const refused = (name: string) => Promise.reject(new DOMException('no', name));

function useDevice(pointer: 'coarse' | 'fine', share?: () => Promise<void>): void {
	vi.stubGlobal('navigator', { share });
	vi.stubGlobal('matchMedia', () => ({ matches: pointer === 'coarse' }));
}

beforeEach(() => {
	copyToClipboard.mockReset().mockResolvedValue(true);
});
afterEach(() => vi.unstubAllGlobals());

describe('shareAddress', () => {
	it('hands the address on where a phone can', async () => {
		const share = vi.fn(async () => {});
		useDevice('coarse', share);
		expect(await shareAddress(shared)).toBeNull();
		expect(share).toHaveBeenCalledWith(shared);
		expect(copyToClipboard).not.toHaveBeenCalled();
	});

	it('says that it has failed, but not when the reader has closed the choice', async () => {
		useDevice('coarse', () => refused('NotAllowedError'));
		expect(await shareAddress(shared)).toBe('failed');
		useDevice('coarse', () => refused('AbortError'));
		expect(await shareAddress(shared)).toBeNull();
	});

	it.each([
		['a desktop', 'fine', async () => {}],
		['a desktop that cannot hand it on', 'fine', undefined],
		['a phone that cannot hand it on', 'coarse', undefined],
	] as const)('copies the address on %s', async (_, pointer, share) => {
		useDevice(pointer, share);
		expect(await shareAddress(shared)).toBe('copied');
		expect(copyToClipboard).toHaveBeenCalledWith(shared.url);
	});

	it('hands the address on where a desktop cannot copy it', async () => {
		const share = vi.fn(async () => {});
		useDevice('fine', share);
		copyToClipboard.mockResolvedValue(false);
		expect(await shareAddress(shared)).toBeNull();
		expect(share).toHaveBeenCalledWith(shared);
	});

	it('says where neither is possible', async () => {
		useDevice('fine');
		copyToClipboard.mockResolvedValue(false);
		expect(await shareAddress(shared)).toBe('unsupported');
	});
});
