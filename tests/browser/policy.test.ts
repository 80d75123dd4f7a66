/**
 * The server's content policy forbids everything that pages do not need. Tests that expect `errors` to be empty show that nothing
 * needed is forbidden; this one shows that violations do appear in `errors`. Workers report no violations, but forbidden actions
 * fail in them.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, visit } from './launch'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('scripts and styles in the page, foreign addresses and eval are forbidden, and told as errors', async () => {
  const { page, errors } = await visit(browser, inject('address'))
  await page.goto(inject('address'))
  await page.locator('.ui-game').first().waitFor()
  expect(errors).toEqual([])
  const tried = await page.evaluate(async () => {
    const add = (name: string, text: string) => {
      const element = document.createElement(name)
      element.textContent = text
      document.body.append(element)
    }
    add('script', 'window.planted = true')
    add('style', 'body { outline: 7px solid red }')
    const evil = await fetch('https://example.org/').then(
      () => 'fetched',
      () => 'refused',
    )
    return {
      evil,
      planted: 'planted' in window,
      outline: getComputedStyle(document.body).outlineWidth === '7px',
    }
  })
  expect(tried).toEqual({ evil: 'refused', planted: false, outline: false })
  for (const part of ['script-src', 'style-src', 'connect-src'])
    expect(
      errors.some((one) => one.includes(part)),
      part,
    ).toBe(true)
  await page.evaluate(() => {
    const script = "try { eval('1'); console.error('eval ran') } catch { console.error('eval was refused') }"
    new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
  })
  await expect.poll(() => errors.at(-1)).toBe('eval was refused')
  await page.context().close()
})
