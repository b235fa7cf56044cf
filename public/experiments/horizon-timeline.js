'use strict';
(() => {
  const START = 2024;
  const END = 2036;
  const DATA_DATE = 2026.75;
  const KIND = { done: 'Has happened', law: 'Date set in law', may: 'Plausible, illustrative' };

  // at: position on the axis; when: the same moment in words. pace: one value a year, 2024 to 2035 (illustrative).
  const SHIFTS = [
    {
      name: 'Circular materials',
      pace: [0.3, 0.42, 0.55, 0.66, 0.78, 0.88, 0.94, 0.9, 0.8, 0.7, 0.62, 0.58],
      moments: [
        {
          at: 2025.12,
          when: 'February 2025',
          kind: 'done',
          title: 'EU packaging law in force',
          text: 'Regulation 2025/40 replaces national packaging laws with one text. From here on, recyclability and reuse are a condition of sale in the European Union.',
          watch: 'the technical acts that say what counts as recyclable.',
        },
        {
          at: 2028.2,
          when: 'Early 2028',
          kind: 'may',
          title: 'Fees follow the sorting line',
          text: 'Producer fees differ so widely by format that laminated pouches lose their cost advantage. Purchasing asks for the fee before it asks for the price.',
          watch: 'the spread between the cheapest and the dearest pack in a fee table.',
        },
        {
          at: 2031.0,
          when: '2031',
          kind: 'may',
          title: 'Rivals share a bottle',
          text: 'Competing makers of cleaners agree on one returnable bottle per region and run the washing together. The label is what remains to compete with.',
          watch: 'competition authorities, which must say that such pools are allowed.',
        },
        {
          at: 2034.2,
          when: '2034',
          kind: 'may',
          title: 'Fibre comes back as fibre',
          text: 'Worn shirts are sorted by machine well enough to feed spinning mills under long contracts. Blends are designed out of basic ranges.',
          watch: 'whether mills sign for several years, or buy recycled fibre by the bale.',
        },
      ],
    },
    {
      name: 'Food redesigned',
      pace: [0.44, 0.56, 0.66, 0.74, 0.76, 0.72, 0.68, 0.66, 0.7, 0.78, 0.82, 0.8],
      moments: [
        {
          at: 2025.7,
          when: 'September 2025',
          kind: 'done',
          title: 'WHO lists GLP-1 medicines',
          text: 'The World Health Organization adds GLP-1 therapies to its list of essential medicines for people with type 2 diabetes and obesity. Appetite becomes a matter of supply and price.',
          watch: 'generic versions, which decide how many people can afford to eat less.',
        },
        {
          at: 2028.6,
          when: '2028',
          kind: 'may',
          title: 'Small portions get a shelf',
          text: 'Large retailers give compact, protein-rich meals their own bay. Family packs shrink, and price is read by the serving.',
          watch: 'delistings of sharing packs in confectionery and savoury snacks.',
        },
        {
          at: 2031.4,
          when: '2031',
          kind: 'may',
          title: 'Brewed protein meets milk on cost',
          text: 'A dairy protein made by fermentation reaches the price of the cow’s version in one large category. Ingredient labels, not factories, become the bottleneck.',
          watch: 'approvals in the European Union and the naming rules that come with them.',
        },
        {
          at: 2034.3,
          when: '2034',
          kind: 'may',
          title: 'Soil enters the contract',
          text: 'Grain contracts pay for measured soil condition beside tonnes and protein. Insurers lead, since healthier fields fail less often in dry years.',
          watch: 'a sampling method that buyer, farmer and auditor all accept.',
        },
      ],
    },
    {
      name: 'Health at home',
      pace: [0.4, 0.48, 0.55, 0.6, 0.66, 0.7, 0.74, 0.8, 0.84, 0.86, 0.86, 0.84],
      moments: [
        {
          at: 2024.18,
          when: 'March 2024',
          kind: 'done',
          title: 'Glucose sensor over the counter',
          text: 'The US regulator clears the first continuous glucose monitor that adults may buy over the counter. Measuring oneself becomes a retail purchase.',
          watch: 'how many buyers renew after the first month.',
        },
        {
          at: 2027.6,
          when: '2027',
          kind: 'may',
          title: 'Basket and test are linked',
          text: 'Pharmacies sell test kits together with a food plan that adapts to the result. The claim is modest, the repeat purchase is not.',
          watch: 'where regulators draw the line between advice and diagnosis.',
        },
        {
          at: 2030.5,
          when: '2030',
          kind: 'may',
          title: 'Grip strength sets the pack',
          text: 'A large retailer prints an ease-of-opening grade on its own brands. Suppliers without a test result are asked to explain themselves.',
          watch: 'a common test method with older people in the panel.',
        },
        {
          at: 2033.6,
          when: '2033',
          kind: 'may',
          title: 'The bathroom takes the reading',
          text: 'Mirrors and toilets in new care flats report hydration and infection early. Families value fewer visits to hospital more than the numbers.',
          watch: 'who may see the data, and whether residents can switch it off.',
        },
      ],
    },
    {
      name: 'Commerce rewired',
      pace: [0.42, 0.56, 0.72, 0.86, 0.94, 0.94, 0.86, 0.76, 0.68, 0.62, 0.58, 0.56],
      moments: [
        {
          at: 2024.13,
          when: 'February 2024',
          kind: 'done',
          title: 'Platform law applies in full',
          text: 'Under the Digital Services Act, European platforms must explain the main parameters of their recommendations and let users report illegal goods. Ranking is no longer a trade secret alone.',
          watch: 'what the largest platforms publish about how they rank.',
        },
        {
          at: 2027.4,
          when: '2027',
          kind: 'may',
          title: 'Agents buy the boring things',
          text: 'Detergent, nappies and pet food are reordered by assistants with a budget and a few rules. Brand switching rises where facts are missing.',
          watch: 'the share of orders that no person looked at before payment.',
        },
        {
          at: 2030.0,
          when: '2030',
          kind: 'may',
          title: 'Resale joins the product page',
          text: 'New, refurbished and rented versions appear under one listing. Makers learn that durability has a price which they can read every day.',
          watch: 'repair history as a field in the product record.',
        },
        {
          at: 2033.1,
          when: '2033',
          kind: 'may',
          title: 'Shops become proof rooms',
          text: 'With routine goods delivered, stores keep what must be touched, tasted or fitted. Rents follow visits that end in a decision, wherever it is paid.',
          watch: 'leases that count online sales from the same district.',
        },
      ],
    },
    {
      name: 'Intelligent production',
      pace: [0.3, 0.36, 0.44, 0.52, 0.6, 0.66, 0.72, 0.78, 0.82, 0.84, 0.84, 0.82],
      moments: [
        {
          at: 2024.58,
          when: 'August 2024',
          kind: 'done',
          title: 'EU AI Act in force',
          text: 'The European Union’s law on artificial intelligence starts its staged application. Safety functions of machines count among the uses with the heaviest duties.',
          watch: 'harmonised standards, without which conformity is guesswork.',
        },
        {
          at: 2027.05,
          when: 'January 2027',
          kind: 'law',
          title: 'Machinery rules apply',
          text: 'EU Regulation 2023/1230 replaces the old directive and covers software, learning systems and mobile robots. Buyers can ask for the same file everywhere.',
          watch: 'used machines, which fall under it once they are substantially changed.',
        },
        {
          at: 2030.3,
          when: '2030',
          kind: 'may',
          title: 'One cell packs the whole range',
          text: 'Grippers that learn from a few samples handle soft pouches and glass on one line. Seasonal packing returns from contract packers.',
          watch: 'changeover time, the figure that vendors still quote with care.',
        },
        {
          at: 2033.4,
          when: '2033',
          kind: 'may',
          title: 'Spare parts leave the shelf',
          text: 'Line operators print most polymer spares on site under licence from the machine maker. Stock turns into files, and warranties are rewritten.',
          watch: 'liability when a licensed part fails.',
        },
      ],
    },
    {
      name: 'Energy and climate',
      pace: [0.5, 0.58, 0.68, 0.76, 0.84, 0.9, 0.94, 0.94, 0.9, 0.84, 0.78, 0.72],
      moments: [
        {
          at: 2026.0,
          when: 'January 2026',
          kind: 'done',
          title: 'Carbon border charge begins',
          text: 'The European border adjustment leaves its reporting phase. Importers of steel, aluminium and a few other goods now owe a price for embedded carbon.',
          watch: 'talk of adding finished goods further down the chain.',
        },
        {
          at: 2028.8,
          when: '2028',
          kind: 'may',
          title: 'The factory sells its flexibility',
          text: 'Cold stores and dryers earn a steady fee for moving load by the hour. Energy managers report to finance.',
          watch: 'market rules that let small sites bid together.',
        },
        {
          at: 2031.5,
          when: '2031',
          kind: 'may',
          title: 'Steam without a boiler',
          text: 'Heat pumps with storage cover most process heat in drinks and dairy plants built this year. Older sites wait for their boiler permit to expire.',
          watch: 'grid connection dates, more than the price of the machine.',
        },
        {
          at: 2034.4,
          when: '2034',
          kind: 'may',
          title: 'Lorries rest where they charge',
          text: 'Regional freight by battery is ordinary, and delivery windows follow charging slots. Shippers book both in one step.',
          watch: 'second-hand prices of the first electric lorries.',
        },
      ],
    },
    {
      name: 'Resilient and nature-positive supply',
      pace: [0.58, 0.6, 0.64, 0.7, 0.74, 0.76, 0.76, 0.74, 0.74, 0.76, 0.78, 0.8],
      moments: [
        {
          at: 2024.55,
          when: 'July 2024',
          kind: 'done',
          title: 'Ecodesign law in force',
          text: 'The European ecodesign regulation opens to most goods. It allows product passports and a ban on destroying unsold clothing, category by category.',
          watch: 'which consumer goods the working plans name next.',
        },
        {
          at: 2027.13,
          when: 'February 2027',
          kind: 'law',
          title: 'First product passport',
          text: 'Large batteries must carry a digital passport in the European Union. For everyone else it is the dress rehearsal: data carriers, access rights and upkeep.',
          watch: 'who answers when a link no longer works.',
        },
        {
          at: 2030.1,
          when: '2030',
          kind: 'may',
          title: 'Water decides a site',
          text: 'A large beverage investment moves because the basin, and not the wage, fails the test. Lenders ask for local water plans as a matter of course.',
          watch: 'permits that can be reduced in a dry year.',
        },
        {
          at: 2033.0,
          when: '2033',
          kind: 'may',
          title: 'Nature gets a line in the accounts',
          text: 'Wetlands and hedges that protect a crop are booked and insured like other works. Auditors have learnt what to sample.',
          watch: 'the first loan priced on the state of a landscape.',
        },
      ],
    },
    {
      name: 'Trust and society',
      pace: [0.46, 0.54, 0.66, 0.74, 0.76, 0.72, 0.68, 0.66, 0.66, 0.68, 0.7, 0.72],
      moments: [
        {
          at: 2026.74,
          when: 'September 2026',
          kind: 'done',
          title: 'EU rules on green claims apply',
          text: 'Generic environmental claims and uncertified labels are barred under Directive 2024/825. Many packs go quiet before they become precise.',
          watch: 'the first national cases, and whom they pick.',
        },
        {
          at: 2029.3,
          when: '2029',
          kind: 'may',
          title: 'Made-by-machine is a label',
          text: 'Synthetic pictures and voices in advertising carry a mark that browsers read by themselves. Some brands make a virtue of its absence.',
          watch: 'whether marks survive copying between platforms.',
        },
        {
          at: 2032.0,
          when: '2032',
          kind: 'may',
          title: 'One-person homes set the range',
          text: 'In several large cities most new homes house a single person. Ranges for two become the family size, and shops move closer.',
          watch: 'planning rules on shops within walking distance.',
        },
        {
          at: 2034.9,
          when: 'Late 2034',
          kind: 'may',
          title: 'Skills travel with the worker',
          text: 'Operators carry a recognised record of the machines they can run, from plant to plant. Training becomes a reason to choose an employer.',
          watch: 'whether competitors accept one another’s certificates.',
        },
      ],
    },
  ];

  const $ = (selector) => document.querySelector(selector);
  const make = (tag, className, text) => {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (text !== undefined) node.textContent = text;
    return node;
  };
  // The inner span carries the canvas colour, so that a rule behind a label never strikes through it.
  const labelOf = (title) => {
    const label = make('span', 'label');
    label.append(make('span', 'label-text', title));
    return label;
  };
  const SVG = 'http://www.w3.org/2000/svg';
  const share = (at) => (at - START) / (END - START);

  const lanes = $('.lanes');
  const rows = [];
  let chosen = null;

  const ticks = $('.ticks');
  for (let year = START; year < END; year += 1) {
    const tick = make('span', 'tick', String(year));
    tick.style.left = `${share(year + 0.5) * 100}%`;
    tick.dataset.year = String(year);
    ticks.append(tick);
  }
  const now = make('span', 'now', 'Data of September 2026');
  now.style.left = `${share(DATA_DATE) * 100}%`;
  ticks.append(now);

  // A band that swells with the pace of change: a smooth curve, mirrored about the middle of the lane.
  const bandPath = (pace) => {
    const mid = 18;
    const points = pace.map((value, index) => [
      ((index + 0.5) / pace.length) * 1200,
      1.5 + 16.5 * Math.min(1, Math.max(0, (value - 0.24) / 0.7)) ** 1.4,
    ]);
    points.unshift([0, points[0][1] * 0.92]);
    points.push([1200, points[points.length - 1][1] * 0.97]);
    const half = (list, sign) =>
      list
        .map(([x, h], index) => {
          const y = mid + sign * h;
          if (index === 0) return `${x} ${y}`;
          const [px, ph] = list[index - 1];
          const cx = (px + x) / 2;
          return `C${cx} ${mid + sign * ph} ${cx} ${y} ${x} ${y}`;
        })
        .join(' ');
    return `M${half(points, -1)} L${half([...points].reverse(), 1)} Z`;
  };

  const show = (row, item) => {
    $('.note-when').textContent = `${item.when} · ${KIND[item.kind]}`;
    $('.note-title').textContent = item.title;
    $('.note-text').textContent = item.text;
    const watch = $('.note-watch');
    watch.replaceChildren(make('b', '', 'Watch'), ` ${item.watch}`);
    $('.note-shift').textContent = `Shift: ${row.shift.name}`;
    for (const other of rows) other.node.classList.toggle('is-on', other === row);
    cursor.style.left = `calc(var(--names) + (100% - var(--names)) * ${share(item.at)})`;
    cursor.classList.add('is-on');
  };

  const choose = (row, index, focus) => {
    chosen = { row, index };
    for (const each of rows) {
      each.buttons.forEach((button, position) => {
        const on = each === row && position === index;
        button.setAttribute('aria-pressed', String(on));
        button.tabIndex = on ? 0 : -1;
      });
    }
    if (focus) row.buttons[index].focus();
    show(row, row.shift.moments[index]);
  };

  const nearest = (row, at) => {
    let best = 0;
    row.shift.moments.forEach((item, index) => {
      if (Math.abs(item.at - at) < Math.abs(row.shift.moments[best].at - at)) best = index;
    });
    return best;
  };

  const onKey = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { row, index } = chosen;
    const line = rows.indexOf(row);
    const at = row.shift.moments[index].at;
    let target = null;
    if (event.key === 'ArrowRight') target = [row, Math.min(index + 1, row.buttons.length - 1)];
    else if (event.key === 'ArrowLeft') target = [row, Math.max(index - 1, 0)];
    else if (event.key === 'Home') target = [row, 0];
    else if (event.key === 'End') target = [row, row.buttons.length - 1];
    else if (event.key === 'ArrowDown' && rows[line + 1]) target = [rows[line + 1], nearest(rows[line + 1], at)];
    else if (event.key === 'ArrowUp' && rows[line - 1]) target = [rows[line - 1], nearest(rows[line - 1], at)];
    if (!target) return;
    event.preventDefault();
    choose(target[0], target[1], true);
  };

  const nowRule = make('div', 'rule');
  const cursor = make('div', 'rule cursor');
  nowRule.style.left = `calc(var(--names) + (100% - var(--names)) * ${share(DATA_DATE)})`;

  lanes.append(nowRule, cursor);

  SHIFTS.forEach((shift) => {
    const node = make('div', 'lane');
    node.setAttribute('role', 'group');
    node.setAttribute('aria-label', shift.name);
    node.append(make('h2', 'lane-name', shift.name));
    const track = make('div', 'track');
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'band');
    svg.setAttribute('viewBox', '0 0 1200 36');
    svg.setAttribute('preserveAspectRatio', 'none');
    svg.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', bandPath(shift.pace));
    svg.append(path);
    track.append(svg);
    const row = { shift, node, track, buttons: [] };
    shift.moments.forEach((item, index) => {
      const button = make('button', 'moment');
      button.type = 'button';
      button.style.left = `${share(item.at) * 100}%`;
      button.setAttribute('aria-label', `${item.title}, ${item.when}. ${KIND[item.kind]}.`);
      button.append(make('span', 'year', item.when), make('span', `mark mark-${item.kind}`), labelOf(item.title));
      button.addEventListener('click', () => choose(row, index));
      button.addEventListener('focus', () => choose(row, index));
      button.addEventListener('pointerenter', (event) => {
        if (event.pointerType === 'mouse') show(row, item);
      });
      button.addEventListener('pointerleave', (event) => {
        if (event.pointerType === 'mouse') show(chosen.row, chosen.row.shift.moments[chosen.index]);
      });
      button.addEventListener('keydown', onKey);
      row.buttons.push(button);
      track.append(button);
    });
    node.append(track);
    rows.push(row);
    lanes.append(node);
  });

  // Labels get the room up to half the way to their neighbours; every second year is named when room is short.
  const fit = () => {
    const width = rows[0].track.clientWidth;
    lanes.style.setProperty('--names', `${rows[0].track.offsetLeft}px`);
    const perYear = width / (END - START);
    for (const tick of ticks.querySelectorAll('.tick'))
      tick.hidden = perYear < 38 && Number(tick.dataset.year) % 2 === 1;
    for (const row of rows) {
      const xs = row.shift.moments.map((item) => share(item.at) * width);
      const gaps = xs.slice(1).map((x, index) => x - xs[index]);
      row.buttons.forEach((button, index) => {
        const start = xs[index] < 52;
        const end = width - xs[index] < 44;
        const before = row.buttons[index - 1];
        let left = index === 0 ? Infinity : gaps[index - 1];
        if (before?.classList.contains('at-start')) left = Math.min(left, (left - before.offsetWidth) * 2);
        const right = index === gaps.length ? Infinity : gaps[index];
        const edge = Math.min(xs[index], width - xs[index]) * 2;
        let room = Math.min(left, right, start || end ? Infinity : edge + 16) - 8;
        if (start) room = Math.min(112, right * 0.62);
        if (end) room = Math.min(112, left * 0.62);
        button.classList.toggle('at-start', start);
        button.classList.toggle('at-end', end);
        button.style.width = `${Math.max(64, Math.min(132, room))}px`;
      });
    }
  };
  new ResizeObserver(fit).observe(lanes);
  fit();
  choose(rows[0], 1);
})();
