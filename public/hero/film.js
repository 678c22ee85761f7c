// @ts-check

/**
 * <hero-film>: the moving picture behind the first words of the home page. It is fetched once the page has loaded and
 * the browser is idle, and never for a visitor who asked for less motion or less data, or whose connection is slow.
 * The button that comes with it in the page stops it. In a shadow tree, because React has to find the page as it was
 * sent when it hydrates it.
 */
class HeroFilm extends HTMLElement {
	connectedCallback() {
		this.leaving = new AbortController();
		if (!wantsMotion() || this.shadowRoot) return;
		if (document.readyState === 'complete') this.waitUntilIdle();
		else addEventListener('load', () => this.waitUntilIdle(), { once: true, signal: this.leaving.signal });
	}

	disconnectedCallback() {
		this.leaving?.abort();
	}

	waitUntilIdle() {
		if ('requestIdleCallback' in window) requestIdleCallback(() => this.begin(), { timeout: 4000 });
		else setTimeout(() => this.begin(), 500);
	}

	begin() {
		if (!this.isConnected || this.shadowRoot) return;
		const film = document.createElement('video');
		Object.assign(film, { muted: true, autoplay: true, loop: true, playsInline: true, tabIndex: -1 });
		film.ariaHidden = 'true';
		film.part.add('film');
		const shape = matchMedia('(min-width: 768px)').matches ? 'wide' : 'tall';
		for (const type of ['webm', 'mp4']) {
			const source = document.createElement('source');
			Object.assign(source, { src: `/hero/hero-${shape}.${type}`, type: `video/${type}` });
			film.append(source);
		}
		const button = this.querySelector('button');
		film.addEventListener('playing', () => this.show('playing', button?.dataset.pause));
		film.addEventListener('pause', () => this.show('paused', button?.dataset.play));
		button?.addEventListener('click', () => (film.paused ? film.play() : film.pause()));
		this.attachShadow({ mode: 'open' }).append(film, document.createElement('slot'));
	}

	/** @param {'playing' | 'paused'} state @param {string | undefined} label */
	show(state, label) {
		this.dataset.state = state;
		const button = this.querySelector('button');
		if (!button) return;
		button.hidden = false;
		button.ariaLabel = label ?? '';
	}
}

function wantsMotion() {
	if (matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches) return false;
	/** @type {Navigator & { connection?: { saveData?: boolean, effectiveType?: string } }} */
	const { connection } = navigator;
	return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

customElements.define('hero-film', HeroFilm);
