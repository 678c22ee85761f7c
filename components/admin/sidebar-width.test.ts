import { expect, it, vi } from 'vitest';
import { isSidebarNarrow, keepSidebar, narrowSidebarKey } from './sidebar-width';

it('is wide until it is left narrow, and again once it is left wide', () => {
	const written: string[] = [];
	vi.stubGlobal('document', {
		set cookie(value: string) {
			written.push(value);
		},
	});
	keepSidebar(true);
	keepSidebar(false);
	expect(written).toEqual([
		`${narrowSidebarKey}=narrow; max-age=31536000; path=/; samesite=lax`,
		`${narrowSidebarKey}=; max-age=0; path=/; samesite=lax`,
	]);
	expect([undefined, '', 'narrow'].map(isSidebarNarrow)).toEqual([false, false, true]);
});
