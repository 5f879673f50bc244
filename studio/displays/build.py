"""Displays that are read instead of, or beside, hands. All lengths in mm."""
from importlib import import_module

from studio.dial.layout import Layout

MAKERS = {  # kind: (module, function)
    'discs': ('turning', 'discs'), 'wandering-hours': ('turning', 'wandering_hours'), 'semaphore': ('turning',
                                                                                                    'semaphore'),
    'one-hand': ('pointing', 'one_hand'), 'regulator': ('pointing', 'regulator'),
    'retrograde-date': ('pointing', 'retrograde_date'), 'half-circles': ('halves', 'half_circles'),
}


def build(watch) -> None:
    """The display of the description's kind."""
    part, m = watch.parts['display'], watch.m
    module, function = MAKERS[part['kind']]
    ink = watch.parts['dial']['ink'] if 'dial' in watch.parts else part.get('ink', '#161616')
    getattr(import_module(f'studio.displays.{module}'), function)(watch, part, Layout(m.dial_radius, m.dial_z, ink))
