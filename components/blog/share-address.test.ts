import { afterEach, expect, it, vi } from 'vitest';
import { shareAddress } from './share-address';

const shared = { title: 'Forts', url: 'https://example.org/blog/one' };
const refused = (name: string) => Promise.reject(new DOMException('no', name));

afterEach(() => vi.unstubAllGlobals());

it('hands the address on where the device can', async () => {
	const share = vi.fn(async () => {});
	vi.stubGlobal('navigator', { share });
	expect(await shareAddress(shared)).toBeNull();
	expect(share).toHaveBeenCalledWith(shared);
});

it('says that it has failed, but not when the reader has closed the choice', async () => {
	vi.stubGlobal('navigator', { share: () => refused('NotAllowedError') });
	expect(await shareAddress(shared)).toBe('failed');
	vi.stubGlobal('navigator', { share: () => refused('AbortError') });
	expect(await shareAddress(shared)).toBeNull();
});

it('copies the address elsewhere', async () => {
	const writeText = vi.fn(async () => {});
	vi.stubGlobal('navigator', { clipboard: { writeText } });
	expect(await shareAddress(shared)).toBe('copied');
	expect(writeText).toHaveBeenCalledWith(shared.url);
});

it('says where neither is possible', async () => {
	vi.stubGlobal('navigator', {});
	expect(await shareAddress(shared)).toBe('unsupported');
	vi.stubGlobal('navigator', { clipboard: { writeText: () => refused('NotAllowedError') } });
	expect(await shareAddress(shared)).toBe('unsupported');
});
