import { expect, test } from './support/fixtures.ts';
import { lettersCame } from './support/letters.ts';

/** What search engines are told of. */
const LISTED = [
  '/',
  '/interest',
  '/contact',
  '/privacy',
  '/terms',
  '/demo',
  '/signup',
  '/login',
  '/reset-password',
];
const PUBLIC = [...LISTED, '/no-such-school'];

// The policy is for the worker, too.
test.use({ serviceWorkers: 'allow' });

test.describe('hosting', () => {
  test('no page breaks the content security policy', async ({ person }) => {
    // What the policy blocks is an error in the console, which fails the test.
    const { page } = await person();
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/demo');
    await page.getByRole('button', { name: 'More about this post' }).first().click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('pages of visitors fetch the letters of each face, and no more of it @any-screen', async ({
    person,
  }) => {
    const { page } = await person();
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.woff2')) fetched.add(pathname);
    });
    for (const path of PUBLIC) {
      await page.goto(path);
      await lettersCame(page);
    }
    expect([...fetched].filter((file) => !/-letters-/.test(file))).toEqual([]);
    expect(fetched.size).toBe(2);
  });

  test('a script that is not ours does not run', async ({ page }) => {
    await page.goto('/');
    const violations = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const all: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ disposition, violatedDirective }) => {
            all.push(`${disposition} ${violatedDirective}`);
            if (disposition === 'enforce') resolve(all);
          });
          const script = document.createElement('script');
          script.textContent = 'window.ran = true';
          document.head.append(script);
        }),
    );
    // Text that becomes a script is only reported; that it does not run is held.
    expect(violations).toEqual(['report require-trusted-types-for', 'enforce script-src-elem']);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('styles that are not ours do not paint', async ({ page }) => {
    await page.goto('/');
    const violated = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
          const style = document.createElement('style');
          style.textContent = 'body{opacity:0}';
          document.head.append(style);
        }),
    );
    expect(violated).toBe('style-src-elem');
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
  });

  test('a page is painted before its style sheet, and looks the same with it', async ({ page }) => {
    for (const path of [
      '/',
      '/interest',
      '/contact',
      '/privacy',
      '/terms',
      '/login',
      '/demo',
      '/dashboard',
    ]) {
      // Code would change the page beneath the comparison.
      await page.route('**/*.js', (route) => route.abort());
      let send = () => {};
      const held = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/assets/*.css', (route) => held.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'commit' });
      const looks = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body, #root, #root *')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, fontSize } = getComputedStyle(element);
            return [element.tagName, x, y, width, height, color, backgroundColor, fontSize].join(' ');
          }),
        );
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      const before = await looks();
      expect(before.length).toBeGreaterThan(10);
      // Faces of another width are no matter of styles.
      await page.route('**/*.woff2', (route) => route.abort());
      send();
      await page.waitForLoadState('load');
      expect(await looks(), path).toEqual(before);
      await page.unrouteAll();
    }
  });

  test('every page carries the protective headers', async ({ request }) => {
    for (const path of ['/', '/dashboard', '/sw.js']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*(?!\.)/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'reporting-endpoints': 'violations="/api/reports"',
        'cache-control': 'no-cache',
      });
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }
  });

  test('a breach of the policy can be reported, and nothing can be asked there', async ({ request }) => {
    const body = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } }];
    const headers = { 'content-type': 'application/reports+json' };
    for (const data of [JSON.stringify(body), 'no report', '']) {
      const answer = await request.post('/api/reports', { headers, data });
      expect([answer.status(), await answer.text()]).toEqual([204, '']);
    }
    expect((await request.get('/api/reports')).status()).toBe(405);
  });

  test('hashed files last, and a missing one is missing', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
    expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
    expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
  });

  test('search engines find the public pages and no private one', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(LISTED);
    for (const path of listed) {
      const html = await (await request.get(path ?? '')).text();
      expect(html).not.toContain('noindex');
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/og\.png"/);
      expect(html).toContain('rel="canonical"');
    }
    for (const path of ['/dashboard', '/admin', '/profile/x', '/some-school']) {
      expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex" />');
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
    expect((await request.get('/og.png')).headers()['content-type']).toBe('image/png');
  });

  test('an address that leads nowhere says so, with a way back', async ({ person }) => {
    const { page } = await person();
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page).toHaveURL('/');
  });
});
