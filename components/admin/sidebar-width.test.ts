import { expect, it, vi } from 'vitest';
import { isSidebarNarrow, keepSidebar, narrowSidebarKey } from './sidebar-width';

it('is wide until it is left narrow, and again once it is left wide', () => {
	const written: string[] = [];
	vi.stubGlobal('document', {
		set cookie(value: string) {
			written.push(value);
		},
	});
	vi.stubGlobal('location', { protocol: 'http:' });
	keepSidebar(true);
	keepSidebar(false);
	expect(written).toEqual([
		`${narrowSidebarKey}=narrow; path=/; max-age=31536000; samesite=lax`,
		`${narrowSidebarKey}=; path=/; max-age=0; samesite=lax`,
	]);
	expect([undefined, '', 'narrow'].map(isSidebarNarrow)).toEqual([false, false, true]);
});
