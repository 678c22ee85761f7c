'use client';

import { bootScript } from '@/lib/platform/policy/boot-script.mjs';

/** The browser has it among its scripts as well, so that the data of each page does not hold it again. */
export function BootScript() {
	return <script>{bootScript}</script>;
}
