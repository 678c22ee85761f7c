import { bootScript } from '@/lib/platform/policy/boot-script.mjs';

export function BootScript() {
	return <script>{bootScript}</script>;
}
